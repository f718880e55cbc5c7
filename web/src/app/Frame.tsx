/** The frame that each screen asked for: the full shell, parts of it, or nothing around it. Sets the document's title. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router";
import { useHere } from "./here";
import { loadShell } from "./loadShell";
import type { Screen } from "./routes";

const Shell = lazy(loadShell);

export function useScreen(): Screen | undefined {
  return useMatches().at(-1)?.handle as Screen | undefined;
}

export function Frame() {
  const screen = useScreen();
  const here = useHere();
  const busy = useNavigation().state !== "idle";
  const { t } = useTranslation(screen ? screen.feature : "app");
  const page = screen ? t(screen.title) : "";

  useEffect(() => {
    document.title = page ? `${here.team.displayName} | ${page}` : here.team.displayName;
  }, [here.team.displayName, page]);

  const { pathname } = useLocation();
  const from = useRef(pathname);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    setArrived(page);
    // Whoever came by the keyboard goes on from the top of the new screen, unless it put the focus somewhere itself.
    const main = document.getElementById("content");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, page]);

  const content = (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
  return (
    <>
      {busy && <div className="lt-going" aria-hidden="true" />}
      {screen && screen.chrome !== "bare" && screen.chrome !== "no-navbar-no-toolbar" ? (
        <Suspense fallback={<PageSkeleton />}>
          <Shell chrome={screen.chrome}>{content}</Shell>
        </Suspense>
      ) : (
        <main id="content" tabIndex={-1}>
          {content}
        </main>
      )}
      <p className="lt-sr" role="status">
        {arrived}
      </p>
      <ScrollRestoration />
    </>
  );
}
