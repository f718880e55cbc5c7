/** Asks whoever has done nothing for a while whether they are still there, and signs out who does not answer. */
import { lazy, Suspense, useEffect, useState } from "react";
import { IdleWatch, type Phase, phaseAt, sharedByTabs } from "./idle";
import { signOut } from "./me";

/** What people do. Not `scroll`: a screen that changes by itself scrolls too; wheel, touch and keys are people. A video that is watched is somebody watching. */
const deeds = [
  "pointerdown",
  "pointermove",
  "keydown",
  "wheel",
  "touchstart",
  "touchmove",
  "click",
  "input",
  "timeupdate",
] as const;

const load = () => import("./StillThere");
const StillThere = lazy(load);
const tabs = sharedByTabs();

/** Whether nobody has done anything for a period, in whichever tab. */
export const wasIdle = (period: number | null): boolean =>
  period !== null && phaseAt(tabs.read(), period, Date.now()) !== "here";

/** A browser tells of a move too when only what lies below the pointer has changed. */
function moves() {
  let place = "";
  return (event: Event): boolean => {
    if (!(event instanceof PointerEvent) || event.type !== "pointermove") return true;
    const before = place;
    place = `${event.screenX} ${event.screenY}`;
    return before !== "" && before !== place;
  };
}

/** Tells a watch of everything that is done in this tab. */
function listen(watch: IdleWatch): () => void {
  const isDeed = moves();
  const heard = (event: Event) => isDeed(event) && watch.touch();
  const seen = () => {
    watch.judge();
    if (!document.hidden) watch.touch();
  };
  for (const deed of deeds) window.addEventListener(deed, heard, { capture: true, passive: true });
  document.addEventListener("visibilitychange", seen);
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, heard, { capture: true });
    document.removeEventListener("visibilitychange", seen);
  };
}

export function IdleGuard({ period }: { period: number }) {
  const [phase, setPhase] = useState<Phase>("here");
  const [watch, setWatch] = useState<IdleWatch | null>(null);

  useEffect(() => {
    const now = new IdleWatch(period, tabs, (next) => {
      setPhase(next);
      // Without the server this browser forgets the session all the same.
      if (next === "gone") void signOut().catch(() => undefined);
    });
    now.start();
    const deaf = listen(now);
    setWatch(now);
    // When it is needed there may be no connection; that it is not there yet is told when it is.
    load().catch(() => undefined);
    return () => {
      deaf();
      now.stop();
    };
  }, [period]);

  if (phase === "here" || !watch) return null;
  return (
    <Suspense fallback={null}>
      <StillThere endsAt={watch.endsAt} onStay={() => watch.touch()} />
    </Suspense>
  );
}
