/** Counts the seconds that an activity is looked at, and reports them: every ten seconds, and when the page is left. */
import { useEffect, useRef } from "react";
import type { Completion } from "./model";
import type { Report } from "./queries";

const EVERY_SECONDS = 10;

export function useTimeSpent(
  on: boolean,
  /** Something else reports on its own beat: the seconds go along with it. */
  along: boolean,
  completion: Completion,
  tell: (report: Report, now?: boolean) => void,
  leave: () => void,
): void {
  const latest = useRef({ tell, leave });
  latest.current = { tell, leave };
  // A page that is completed by time is watched closely near its end; the rest only needs to be roughly right.
  const wanted = completion.kind === "timeSpent" ? completion.seconds : null;

  useEffect(() => {
    if (!on) return;
    let [since, gathered, total] = [performance.now(), 0, 0];
    const count = () => {
      const now = performance.now();
      if (document.visibilityState === "visible") gathered += (now - since) / 1000;
      since = now;
    };
    const say = (now: boolean) => {
      count();
      const seconds = Math.round(gathered * 10) / 10;
      if (seconds <= 0) return;
      gathered = 0;
      total += seconds;
      latest.current.tell({ seconds }, now);
    };
    const beat = setInterval(() => {
      count();
      const due = wanted !== null && total < wanted && total + gathered >= wanted;
      if (gathered >= EVERY_SECONDS || due) say(due || !along);
    }, 1000);
    const hidden = () => {
      if (document.visibilityState !== "hidden") {
        since = performance.now();
        return;
      }
      gathered += (performance.now() - since) / 1000;
      since = performance.now();
      say(false);
      latest.current.leave();
    };
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", hidden);
    return () => {
      clearInterval(beat);
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", hidden);
      say(true);
    };
  }, [on, along, wanted]);
}
