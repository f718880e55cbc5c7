/** The app's providers around its router. */
import { Toaster } from "@learnt/ui/feedback/Toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { admits } from "./gate";
import { KitHostProvider } from "./KitHostProvider";
import { watchSession } from "./me";
import { queries } from "./queries";
import { makeRouter } from "./router";
import type { Screen } from "./routes";

export function App() {
  const [router] = useState(makeRouter);
  useEffect(
    () =>
      watchSession({
        onEnd: () => {
          queries.clear();
          const { location, matches } = router.state;
          const screen = matches.at(-1)?.route.handle as Screen | undefined;
          // Where guests may be, nobody is sent away.
          if (screen && admits(screen.gate, null)) return;
          const { pathname, search } = location;
          void router.navigate(
            pathname === "/logout" ? "/login" : `/login?redirectUrl=${encodeURIComponent(pathname + search)}`,
          );
        },
        // The gates send away from the screens for guests; who brings a code for coming in stays.
        onArrival: () => {
          if (!["/callback", "/action"].includes(router.state.location.pathname)) void router.revalidate();
        },
      }),
    [router],
  );
  return (
    <QueryClientProvider client={queries}>
      <KitHostProvider>
        <RouterProvider router={router} />
        <Toaster />
      </KitHostProvider>
    </QueryClientProvider>
  );
}
