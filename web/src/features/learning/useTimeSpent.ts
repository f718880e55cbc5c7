/** Counts the seconds that somebody spends on an activity, and reports them: every ten seconds, and when the page is left. */
import { useEffect, useRef } from "react";
import { Attention } from "./attention";
import type { Completion } from "./model";
import type { Report } from "./queries";

const EVERY_SECONDS = 10;
/** What somebody does who is there; a video that plays is watched. */
const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "timeupdate"];

export function useTimeSpent(
  on: boolean,
  /** Something else reports on its own beat: the seconds go along with it. */
  along: boolean,
  completion: Completion,
  sendReport: (report: Report, now?: boolean) => void,
  leave: () => void,
): void {
  const latest = useRef({ sendReport, leave });
  latest.current = { sendReport, leave };
  // A page that is completed by time is watched closely near its end; the rest only needs to be roughly right.
  const requested = completion.kind === "timeSpent" ? completion.seconds : null;

  useEffect(() => {
    if (!on) return;
    const now = () => performance.now();
    const attention = new Attention(now(), document.visibilityState === "visible");
    let total = 0;
    const say = (atOnce: boolean) => {
      const seconds = Math.round(attention.take(now()) * 10) / 10;
      if (seconds <= 0) return;
      total += seconds;
      latest.current.sendReport({ seconds }, atOnce);
    };
    const timer = setInterval(() => {
      const gathered = attention.seconds(now());
      const due = requested !== null && total < requested && total + gathered >= requested;
      if (gathered >= EVERY_SECONDS || due) say(due || !along);
    }, 1000);
    const act = () => attention.act(now());
    const hidden = () => {
      attention.look(now(), document.visibilityState !== "hidden");
      if (document.visibilityState !== "hidden") return;
      say(false);
      latest.current.leave();
    };
    for (const sign of ACTIVITY_EVENTS)
      document.addEventListener(sign, act, { capture: true, passive: true });
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", hidden);
    return () => {
      clearInterval(timer);
      for (const sign of ACTIVITY_EVENTS) document.removeEventListener(sign, act, { capture: true });
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", hidden);
      say(true);
    };
  }, [on, along, requested]);
}
