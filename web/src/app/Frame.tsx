/** The frame that each screen asked for: the full shell, parts of it, or nothing around it. Sets the document's title. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches, useNavigation } from "react-router";
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
        <main id="content">{content}</main>
      )}
      <ScrollRestoration />
    </>
  );
}
