import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { ChartFrame } from "./ChartFrame";
import { csvOf } from "./figures";

const axis = { id: "day", name: "Day" };
const series = [
  { id: "made", name: "Made", format: (value: number) => `${value}k` },
  { id: "done", name: "Done" },
];
const rows = [
  { day: "Mon", made: 12, done: 3 },
  { day: "Tue", made: 7, done: null },
];

const show = (input: typeof rows = rows) =>
  render(
    <KitProvider host={testHost}>
      <ChartFrame title="Tasks" axis={axis} series={series} rows={input} fileName="tasks">
        <i data-testid="drawing" />
      </ChartFrame>
    </KitProvider>,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("says to those who do not see the drawing what it shows", () => {
  show();
  const table = screen.getByRole("table", { name: "Tasks" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Day", "Made", "Done"]);
  expect(
    within(table)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["12k", "3", "7k", "–"]);
  expect(screen.getByTestId("drawing").closest("[aria-hidden=true]")).not.toBeNull();
});

it("shows the figures in place of the drawing, and the drawing again", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "chart_asTable" }));
  expect(screen.queryByTestId("drawing")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "chart_asChart" }));
  expect(screen.queryByTestId("drawing")).not.toBeNull();
});

it("keeps the figures as a file", () => {
  const created = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  show();
  fireEvent.click(screen.getByRole("button", { name: "chart_export" }));
  expect(created).toHaveBeenCalledOnce();
});

it("says that there is nothing to draw", () => {
  show([]);
  expect(screen.getByText("chart_empty")).toBeDefined();
  expect(screen.queryByRole("button", { name: "chart_export" })).toBeNull();
});

it("writes files that no spreadsheet takes for formulas or reads wrongly", () => {
  const strange = [
    { day: '=1+1, "x"', made: -3, done: null },
    { day: "two\nlines", made: 1.5, done: 2 },
  ];
  expect(csvOf([axis, ...series], strange)).toBe(
    '\uFEFFDay,Made,Done\r\n"\'=1+1, ""x""",-3,\r\n"two\nlines",1.5,2\r\n',
  );
});
