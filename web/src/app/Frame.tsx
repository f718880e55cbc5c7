/** The frame that each screen asked for: the full shell, parts of it, or nothing around it. Sets the document's title. */
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { useRouteAnnouncement } from "@learnt/ui/shell/useRouteAnnouncement";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router";
import { ActingBanner, SampleBar } from "./frameParts";
import { IdleGuard } from "./IdleGuard";
import { periodOf } from "./idle";
import { loadShell } from "./loadShell";
import { useMe } from "./me";
import { leaveSample } from "./sample";
import { useSampleSession } from "./sampleSession";
import { isFramed, type Screen } from "./screen";
import { useTenantContext } from "./tenantContext";
import { TitleContext } from "./title";

const Shell = lazy(loadShell);
const SessionEffects = lazy(() => import("./SessionEffects"));

export function useScreen(): Screen | undefined {
  return useMatches().at(-1)?.handle as Screen | undefined;
}

export function Frame() {
  const screen = useScreen();
  const tenantContext = useTenantContext();
  const me = useMe();
  const busy = useNavigation().state !== "idle";
  const { t } = useTranslation(screen ? screen.feature : "app");
  const page = screen ? t(screen.title) : "";

  const [shown, setShown] = useState<string | null>(null);
  const title = shown ?? page;

  useEffect(() => {
    document.title = title ? `${tenantContext.team.displayName} | ${title}` : tenantContext.team.displayName;
  }, [tenantContext.team.displayName, title]);

  const session = useSampleSession();
  // The mock of a demo session answers on all screens.
  const isSample = screen?.sample === true || (me !== null && session !== null);
  useEffect(() => {
    if (!isSample) void leaveSample();
  }, [isSample]);

  const { pathname } = useLocation();
  const arrived = useRouteAnnouncement(pathname, page);

  const period = me && periodOf(tenantContext.tenant.settings.sessionConfig);

  const content = (
    <TitleContext value={setShown}>
      {me && isSample && screen?.chrome === "full" && (
        <Suspense fallback={null}>
          <SampleBar />
        </Suspense>
      )}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </TitleContext>
  );
  const banner = me?.isImpersonating && (
    <Suspense fallback={<div className="kit-banner" />}>
      <ActingBanner />
    </Suspense>
  );
  return (
    <>
      {busy && <div className="kit-going" aria-hidden="true" />}
      {screen && isFramed(screen, me !== null) ? (
        <Suspense fallback={<PageSkeleton />}>
          <Shell screen={screen} banner={banner}>
            {content}
          </Shell>
        </Suspense>
      ) : (
        <>
          {banner}
          <main id="content" tabIndex={-1}>
            {content}
          </main>
        </>
      )}
      <p className="kit-sr" role="status">
        {arrived}
      </p>
      {period !== null && <IdleGuard key={period} period={period} />}
      {me && screen && screen.gate !== "guest" && (
        <Suspense fallback={null}>
          <SessionEffects key={me.uid} uid={me.uid} path={pathname} screen={screen.path} />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
