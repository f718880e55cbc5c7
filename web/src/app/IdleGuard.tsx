/** Asks whoever has done nothing for a while whether they are still there, and signs out who does not answer. */
import { lazy, Suspense, useEffect, useState } from "react";
import { listen } from "./activity";
import { IdleWatch, type Phase, phaseAt, sharedByTabs } from "./idle";
import { signOut } from "./me";

const load = () => import("./StillThere");
const StillThere = lazy(load);
const tabs = sharedByTabs("learnt.active");
const LOAD_AFTER_MS = 3_000;

/** Whether nobody has done anything for a period, in whichever tab. */
export const wasIdle = (period: number | null): boolean =>
  period !== null && phaseAt(tabs.read(), period, Date.now()) !== "here";

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
    const deaf = listen({
      did: () => now.touch(),
      turned: () => {
        now.judge();
        if (!document.hidden) now.touch();
      },
    });
    setWatch(now);
    // When it is needed there may be no connection; that it is not there yet is told when it is. The page that is open goes first.
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
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
