import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startLanguages } from "./i18n";
import { Starting } from "./Starting";

beforeAll(startLanguages);
afterEach(cleanup);

it("shows what stood in the page before the scripts were there, so that nothing changes", () => {
  const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
  const root = new DOMParser().parseFromString(page, "text/html").getElementById("root");
  const { container } = render(<Starting />);
  expect(container.childElementCount).toBe(1);
  expect(root?.firstElementChild?.isEqualNode(container.firstElementChild)).toBe(true);
});
