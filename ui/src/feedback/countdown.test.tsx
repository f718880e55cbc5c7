import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Countdown, timeLeft } from "./Countdown";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const figures = () => screen.getByRole("timer", { name: "Launch" }).textContent?.match(/\d+/g)?.map(Number);
const show = (until?: Date) =>
  render(
    <KitProvider host={testHost}>
      <Countdown label="Launch" until={until} />
    </KitProvider>,
  );

it("ends fifteen days ahead and counts every second", () => {
  show();
  expect(figures()).toEqual([15, 0, 0, 0]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(figures()).toEqual([14, 23, 59, 59]);
});

it("stands still when its moment is past", () => {
  show(new Date(Date.now() - 5_000));
  expect(figures()).toEqual([0, 0, 0, 0]);
});

it("counts in whole parts", () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
});
