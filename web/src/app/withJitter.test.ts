import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TURN, withJitter } from "./withJitter";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits a while of its own, and answers once for all that was heard meanwhile", () => {
  const act = vi.fn();
  const turn = withJitter(act, () => 0.5);
  turn.take();
  vi.advanceTimersByTime(TURN / 2 - 1);
  turn.take();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(TURN);
  expect(act).toHaveBeenCalledTimes(1);
  turn.take();
  vi.advanceTimersByTime(TURN);
  expect(act).toHaveBeenCalledTimes(2);
});

it("does nothing once its screen has gone", () => {
  const act = vi.fn();
  const turn = withJitter(act);
  turn.take();
  turn.stop();
  vi.advanceTimersByTime(TURN);
  expect(act).not.toHaveBeenCalled();
});
