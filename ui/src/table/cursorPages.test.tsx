import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { CursorPages, type PageCursors } from "./Pagination";

afterEach(cleanup);

function pages(cursors: PageCursors, total?: number) {
  const go = vi.fn();
  render(
    <KitContext value={testHost}>
      <CursorPages {...cursors} total={total} onGo={go} />
    </KitContext>,
  );
  return go;
}

it("goes on behind the last row and back ahead of the first", () => {
  const go = pages({ next: "17.2", previous: "19.4" });
  const [back, on] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
  fireEvent.click(on);
  fireEvent.click(back);
  expect(go.mock.calls).toEqual([
    ["after", "17.2"],
    ["before", "19.4"],
  ]);
});

it("goes nowhere at the ends, and has no buttons where all rows are shown", () => {
  pages({ next: null, previous: "19.4" });
  const [back, on] = screen.getAllByRole("button") as [HTMLButtonElement, HTMLButtonElement];
  expect([back.disabled, on.disabled]).toEqual([false, true]);
  cleanup();
  pages({ next: null, previous: null }, 3);
  expect(screen.queryByRole("button")).toBeNull();
});
