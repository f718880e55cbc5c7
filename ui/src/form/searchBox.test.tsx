import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { SearchBox } from "./SearchBox";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("writes what was typed after a pause, but not over the way to another screen", () => {
  const onChange = vi.fn();
  let isLeaving = false;
  render(
    <KitProvider host={{ ...testHost, isLeaving: () => isLeaving }}>
      <SearchBox label="Search boards" value="" onChange={onChange} />
    </KitProvider>,
  );
  const type = (value: string) => {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    act(() => void vi.advanceTimersByTime(300));
  };
  type("wel");
  expect(onChange.mock.calls).toEqual([["wel"]]);
  isLeaving = true;
  type("welcome");
  expect(onChange.mock.calls).toEqual([["wel"]]);
});
