import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPress } from "./afterPress";

const press = (type: string, pointerType = "mouse") =>
  window.dispatchEvent(Object.assign(new Event(type), { pointerType }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits for the mouse to let go, and for the click that follows", () => {
  const call = vi.fn();
  press("pointerdown");
  afterPress(call);
  press("pointerup");
  expect(call).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(call).toHaveBeenCalledOnce();
});

it("does not wait where nothing is pressed, nor for a finger, whose tap has its target already", () => {
  const call = vi.fn();
  afterPress(call);
  press("pointerdown", "touch");
  afterPress(call);
  expect(call).toHaveBeenCalledTimes(2);
});
