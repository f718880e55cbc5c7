/** The app's providers around its router. */
import { Toaster } from "@learnt/ui/feedback/Toaster";
import type { SessionChange } from "@learnt/ui/http/session";
import { isLeaving } from "@learnt/ui/shell/isLeaving";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { admits, loginRedirect, type Reason } from "./gate";
import { wasIdle } from "./IdleGuard";
import { periodOf } from "./idle";
import { returnToOwnAccount } from "./impersonationEnding";
import { KitHostProvider } from "./KitHostProvider";
import { watchSession } from "./me";
import { paths } from "./pathBuilder";
import { queries } from "./queries";
import { makeRouter } from "./router";
import type { Screen } from "./screen";
import { getTenantContext } from "./tenantContext";

/** Why somebody is at the login page who did not go there. */
function reasonOf(change: SessionChange): Reason | null {
  if (wasIdle(periodOf(getTenantContext().tenant.settings.sessionConfig))) return "idle";
  return change === "over" ? "over" : null;
}

export function App() {
  const [router] = useState(makeRouter);
  useEffect(
    () =>
      watchSession({
        onEnd: (change) => {
          queries.clear();
          const { location, matches } = router.state;
          const screen = matches.at(-1)?.route.handle as Screen | undefined;
          // Where guests may be, nobody is sent away.
          if (screen && admits(screen.gate, null)) return;
          void router.navigate(loginRedirect(location, reasonOf(change)));
        },
        onReplaced: (before) => {
          if (!before?.isImpersonating) window.location.reload();
          else returnToOwnAccount({ how: "over", name: before.data.displayName }, before.impersonation?.home);
        },
        // The gates send away from the screens for guests; who brings a code for coming in stays.
        onArrival: () => {
          const { pathname } = router.state.location;
          if (pathname !== paths.callback && pathname !== paths.action) void router.revalidate();
        },
      }),
    [router],
  );
  const [leaving] = useState(() => () => isLeaving(router.state));
  return (
    <QueryClientProvider client={queries}>
      <KitHostProvider isLeaving={leaving}>
        <RouterProvider router={router} />
        <Toaster />
      </KitHostProvider>
    </QueryClientProvider>
  );
}
