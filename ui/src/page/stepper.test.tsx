import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Stepper } from "./Stepper";

afterEach(cleanup);

it("says which step one is at, in order", () => {
  render(
    <KitProvider host={testHost}>
      <Stepper
        label="Import steps"
        steps={["upload", "check", "run"].map((id, index) => ({ id, label: `${index + 1} ${id}` }))}
        at="check"
      />
    </KitProvider>,
  );
  const steps = screen.getAllByRole("listitem");
  expect(screen.getByRole("list", { name: "Import steps" })).toBeTruthy();
  expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["1 upload", null],
    ["2 check", "step"],
    ["3 run", null],
  ]);
});
