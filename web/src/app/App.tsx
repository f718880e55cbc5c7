/** The app's providers around its router. */
import { Toaster } from "@learnt/ui/feedback/Toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import { KitHostProvider } from "./KitHostProvider";
import { watchSession } from "./me";
import { queries } from "./queries";
import { makeRouter } from "./router";

export function App() {
  const [router] = useState(makeRouter);
  useEffect(
    () =>
      watchSession({
        onEnd: () => {
          queries.clear();
          const { pathname, search } = router.state.location;
          void router.navigate(
            pathname === "/logout" ? "/login" : `/login?redirectUrl=${encodeURIComponent(pathname + search)}`,
          );
        },
        // The gates send away from the screens for guests; a code for coming in is redeemed all the same.
        onArrival: () => {
          if (router.state.location.pathname !== "/callback") void router.revalidate();
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
