/** Which stretches of a video are really watched, reported every ten seconds, at each pause and at the end. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { merge, missing, type Stretch } from "./model";
import type { Report } from "./queries";

const EVERY_MS = 10_000;
/** A jump longer than this between two looks at the clock of the video is a seek, not watching. */
const LONGEST_STEP = 1.5;

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

export function useWatching(
  video: RefObject<HTMLVideoElement | null>,
  credited: readonly Stretch[],
  tell: (report: Report, now?: boolean) => void,
) {
  const mine = useRef<Stretch[]>([]);
  const last = useRef<number | null>(null);
  /** The place that the server knows of: as long as nobody moves on from it, it is not told again. */
  const known = useRef<number | null>(null);
  const latest = useRef({ credited, tell });
  latest.current = { credited, tell };

  const look = useCallback(() => {
    const element = video.current;
    if (!element) return;
    const now = element.currentTime;
    const step = last.current === null ? 0 : now - last.current;
    if (last.current !== null && step > 0 && step <= LONGEST_STEP * Math.max(1, element.playbackRate))
      mine.current = merge([...mine.current, [last.current, now]]);
    last.current = element.paused || element.seeking ? null : now;
  }, [video]);

  const say = useCallback(
    (now = true) => {
      look();
      const element = video.current;
      if (!element) return;
      const watched = missing(mine.current, latest.current.credited);
      const position = tenths(element.currentTime);
      const moved = known.current !== null && known.current !== position;
      if (!moved && watched.length === 0) return;
      if (moved) known.current = position;
      latest.current.tell({ ...(moved ? { position } : {}), ...(watched.length ? { watched } : {}) }, now);
    },
    [look, video],
  );

  useEffect(() => {
    const beat = setInterval(() => {
      const playing = video.current && !video.current.paused;
      // What the server did not credit yet (it goes by its own clock) is told again until it does.
      if (playing || missing(mine.current, latest.current.credited).length > 0) say();
    }, EVERY_MS);
    const hidden = () => document.visibilityState === "hidden" && say(false);
    // Before the page's own listener, so that it goes out with the same report.
    document.addEventListener("visibilitychange", hidden, { capture: true });
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", hidden, { capture: true });
    };
  }, [say, video]);

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
  return { look, say, seek, begin, seen: () => mine.current };
}
