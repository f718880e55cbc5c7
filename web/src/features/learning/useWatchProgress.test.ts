import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TimeRange } from "./model";
import type { Report } from "./queries";
import { useWatchProgress } from "./useWatchProgress";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A film that is played by hand. */
function open(credited: readonly TimeRange[] = []) {
  const film = { currentTime: 0, paused: true, seeking: false, playbackRate: 1 };
  const reported: Report[] = [];
  const { result } = renderHook(() =>
    useWatchProgress({ current: film as HTMLVideoElement }, credited, (report) => reported.push(report)),
  );
  const play = (from: number, to: number) => {
    Object.assign(film, { currentTime: from, paused: false });
    for (let at = from; at <= to; at += 0.5) {
      film.currentTime = at;
      result.current.update();
    }
  };
  const skip = (to: number) => {
    result.current.seek();
    film.currentTime = to;
    result.current.update();
  };
  return { film, reported, play, skip, watch: result.current };
}

it("counts what was seen, and nothing of what was skipped", () => {
  const { reported, play, skip, watch } = open();
  play(0, 4);
  skip(90);
  play(90, 92);
  act(() => watch.report());
  expect(reported).toHaveLength(1);
  expect(reported[0]?.watched).toEqual([
    [0, 4],
    [90, 92],
  ]);
});

it("takes a jump that nobody told of for a skip as well, unless it plays that fast", () => {
  const { film, reported, play, watch } = open();
  play(0, 2);
  film.currentTime = 30;
  watch.update();
  film.playbackRate = 2;
  film.currentTime = 32.5;
  watch.update();
  act(() => watch.report());
  expect(reported[0]?.watched).toEqual([
    [0, 2],
    [30, 32.5],
  ]);
});

it("tells again what the server did not credit yet, and says the place with it", () => {
  const { film, reported, play, watch } = open([[0, 3]]);
  watch.begin(3);
  play(3, 6);
  film.paused = true;
  act(() => vi.advanceTimersByTime(10_000));
  act(() => vi.advanceTimersByTime(10_000));
  expect(reported.map(({ watched }) => watched)).toEqual([[[3, 6]], [[3, 6]]]);
  expect(reported[0]?.position).toBe(6);
});
