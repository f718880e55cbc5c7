import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PAUSE, throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const liveMessage = (kind: string, seq: number) => ({ topic: "people", id: String(seq), kind, seq });

it("passes on the first at once, and of a flood each kind once a pause", async () => {
  const received = vi.fn();
  const { handle, stop } = throttle(received);
  for (let seq = 1; seq <= 100; seq++) handle(liveMessage("person.changed", seq));
  handle(liveMessage("person.added", 101));
  expect(received.mock.calls).toEqual([[liveMessage("person.changed", 1)]]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(received.mock.calls.slice(1)).toEqual([
    [liveMessage("person.changed", 100)],
    [liveMessage("person.added", 101)],
  ]);
  handle(liveMessage("person.added", 102));
  handle(null);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(received.mock.calls.slice(3)).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  handle(liveMessage("person.added", 103));
  handle(liveMessage("person.added", 104));
  stop();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(received.mock.calls.slice(4)).toEqual([[liveMessage("person.added", 103)]]);
});
