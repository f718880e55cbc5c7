import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_JITTER_MS, withJitter } from "./withJitter";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits a while of its own, and answers once for all that was heard meanwhile", () => {
  const act = vi.fn();
  const timer = withJitter(act, () => 0.5);
  timer.take();
  vi.advanceTimersByTime(MAX_JITTER_MS / 2 - 1);
  timer.take();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(MAX_JITTER_MS);
  expect(act).toHaveBeenCalledTimes(1);
  timer.take();
  vi.advanceTimersByTime(MAX_JITTER_MS);
  expect(act).toHaveBeenCalledTimes(2);
});

it("does nothing once its screen has gone", () => {
  const act = vi.fn();
  const timer = withJitter(act);
  timer.take();
  timer.stop();
  vi.advanceTimersByTime(MAX_JITTER_MS);
  expect(act).not.toHaveBeenCalled();
});
