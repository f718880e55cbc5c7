import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Timeline, type TimelineEntry } from "./Timeline";

afterEach(cleanup);

const now = new Date(2026, 10, 28, 12).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const moment = (id: string, when: string): TimelineEntry => ({ id, at: when, sign: null, what: `Did ${id}` });
const first = [moment("c", at(28, 9)), moment("b", at(28, 8)), moment("a", at(26, 8))];

const show = (items: readonly TimelineEntry[], onMore: () => void = () => undefined) => (
  <KitProvider host={testHost}>
    <Timeline items={items} now={now} more={{ label: "Show more", busy: false, onMore }} />
  </KitProvider>
);

it("puts what happened on one day together, under the day's name", () => {
  render(show(first));
  expect(screen.getAllByRole("heading").map((item) => item.textContent)).toEqual([
    "today",
    "Thursday, 26 November 2026",
  ]);
  expect(screen.getAllByRole("list").map((list) => list.children.length)).toEqual([2, 1]);
});

it("goes on reading where more begins", () => {
  const { rerender } = render(show(first));
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  rerender(show([...first, moment("z", at(25, 8)), moment("y", at(24, 8))]));
  expect(document.activeElement?.textContent).toContain("Did z");
});
