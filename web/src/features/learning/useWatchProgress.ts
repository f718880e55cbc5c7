/** Which stretches of a video are really watched, reported every ten seconds, at each pause and at the end. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { merge, missing, type TimeRange } from "./model";
import type { Report } from "./queries";

const EVERY_MS = 10_000;
/** A jump longer than this between two looks at the clock of the video is a seek, not watching. */
const MAX_STEP = 1.5;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

export function useWatchProgress(
  video: RefObject<HTMLVideoElement | null>,
  credited: readonly TimeRange[],
  sendReport: (report: Report, now?: boolean) => void,
) {
  const watchedRanges = useRef<TimeRange[]>([]);
  const last = useRef<number | null>(null);
  /** The place that the server knows of: as long as nobody moves on from it, it is not told again. */
  const known = useRef<number | null>(null);
  const latest = useRef({ credited, sendReport });
  latest.current = { credited, sendReport };

  const update = useCallback(() => {
    const element = video.current;
    if (!element) return;
    const now = element.currentTime;
    const step = last.current === null ? 0 : now - last.current;
    if (last.current !== null && step > 0 && step <= MAX_STEP * Math.max(1, element.playbackRate))
      watchedRanges.current = merge([...watchedRanges.current, [last.current, now]]);
    last.current = element.paused || element.seeking ? null : now;
  }, [video]);

  const report = useCallback(
    (now = true) => {
      update();
      const element = video.current;
      if (!element) return;
      const watched = missing(watchedRanges.current, latest.current.credited);
      const position = tenths(element.currentTime);
      const moved = known.current !== null && known.current !== position;
      if (!moved && watched.length === 0) return;
      if (moved) known.current = position;
      latest.current.sendReport(
        { ...(moved ? { position } : {}), ...(watched.length ? { watched } : {}) },
        now,
      );
    },
    [update, video],
  );

  useEffect(() => {
    const timer = setInterval(() => {
      const playing = video.current && !video.current.paused;
      // What the server did not credit yet (it goes by its own clock) is told again until it does.
      if (playing || missing(watchedRanges.current, latest.current.credited).length > 0) report();
    }, EVERY_MS);
    const hidden = () => document.visibilityState === "hidden" && report(false);
    // Before the page's own listener, so that it goes out with the same report.
    document.addEventListener("visibilitychange", hidden, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", hidden, { capture: true });
    };
  }, [report, video]);

  const seek = useCallback(() => {
    last.current = null;
  }, []);
  /** Goes to where the video was left. Another device may have gone on from there: that alone is no news. */
  const begin = useCallback(
    (at: number) => {
      if (!video.current) return;
      video.current.currentTime = at;
      known.current = tenths(video.current.currentTime);
    },
    [video],
  );
  return { update, report, seek, begin, seen: () => watchedRanges.current };
}
