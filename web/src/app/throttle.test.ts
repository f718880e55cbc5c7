import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PAUSE, throttle } from "./throttle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const news = (kind: string, seq: number) => ({ topic: "people", id: String(seq), kind, seq });

it("passes on the first at once, and of a flood each kind once a pause", async () => {
  const heard = vi.fn();
  const { hear, stop } = throttle(heard);
  for (let seq = 1; seq <= 100; seq++) hear(news("person.changed", seq));
  hear(news("person.added", 101));
  expect(heard.mock.calls).toEqual([[news("person.changed", 1)]]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(heard.mock.calls.slice(1)).toEqual([[news("person.changed", 100)], [news("person.added", 101)]]);
  hear(news("person.added", 102));
  hear(null);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(heard.mock.calls.slice(3)).toEqual([[null]]);
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  hear(news("person.added", 103));
  hear(news("person.added", 104));
  stop();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(heard.mock.calls.slice(4)).toEqual([[news("person.added", 103)]]);
});
