/** Asks whoever has done nothing for a while whether they are still there, and signs out who does not answer. */
import { usePreload } from "@learnt/ui/base/usePreload";
import { lazy, Suspense, useEffect, useState } from "react";
import { listen } from "./activity";
import { type IdlePhase, IdleWatch, phaseAt, tabSharedTime } from "./idle";
import { signOut } from "./me";

const load = () => import("./IdleWarning");
const IdleWarning = lazy(load);
const tabs = tabSharedTime("learnt.active");

/** Whether nobody has done anything for a period, in whichever tab. */
export const wasIdle = (period: number | null): boolean =>
  period !== null && phaseAt(tabs.read(), period, Date.now()) !== "active";

export function IdleGuard({ period }: { period: number }) {
  const [phase, setPhase] = useState<IdlePhase>("active");
  const [watch, setWatch] = useState<IdleWatch | null>(null);

  usePreload(load);
  useEffect(() => {
    const now = new IdleWatch(period, tabs, (next) => {
      setPhase(next);
      // Without the server this browser forgets the session all the same.
      if (next === "expired") void signOut().catch(() => undefined);
    });
    now.start();
    const deaf = listen({
      did: () => now.touch(),
      turned: () => {
        now.classifyError();
        if (!document.hidden) now.touch();
      },
    });
    setWatch(now);
    return () => {
      deaf();
      now.stop();
    };
  }, [period]);

  if (phase === "active" || !watch) return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning endsAt={watch.endsAt} onStay={() => watch.touch()} />
    </Suspense>
  );
}
