import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { TwoColumns } from "./TwoColumns";

afterEach(cleanup);

it("is read in order: what is worked on, then what belongs to it", () => {
  render(
    <KitProvider host={testHost}>
      <TwoColumns sticky aside={<p>Preview</p>}>
        <p>Fields</p>
      </TwoColumns>
    </KitProvider>,
  );
  const [fields, preview] = [screen.getByText("Fields"), screen.getByText("Preview")];
  expect(fields.compareDocumentPosition(preview) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const [main, aside] = [fields.parentElement as Element, preview.parentElement as Element];
  expect(main.parentElement).toBe(aside.parentElement);
  expect(getComputedStyle(aside.parentElement as Element).display).toBe("grid");
});
