/** What stands around every screen: the kit's host, the window's title, short notices, and the end of a session. */

import { Toaster } from "@learnt/ui/feedback/Toaster";
import { languageOf, languages } from "@learnt/ui/i18n/languages";
import { isLeaving } from "@learnt/ui/shell/isLeaving";
import { useRouteAnnouncement } from "@learnt/ui/shell/useRouteAnnouncement";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  Link,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { session } from "../api/client";
import { toFailure } from "../api/problem";
import { paths } from "./paths";
import { useRouteTitle } from "./useTitle";

export function Frame() {
  const { t, i18n } = useTranslation("ui");
  const location = useLocation();
  const { pathname } = location;
  const navigation = useNavigation();
  const leaving = useRef(false);
  leaving.current = isLeaving({ location, navigation });
  const host = useMemo(
    () => ({
      Link,
      useSearch: useSearchParams,
      isLeaving: () => leaving.current,
      t: (key: string, values?: Record<string, unknown>) => String(t(key, { ...values })),
      toFailure,
      locale: i18n.language,
      dir: languages[languageOf(i18n.language)].dir,
    }),
    [t, i18n.language],
  );
  const arrived = useRouteAnnouncement(pathname, useRouteTitle());
  useSessionEnd();
  return (
    <KitProvider host={host}>
      <Outlet />
      <p className="kit-sr" role="status">
        {arrived}
      </p>
      <Toaster />
      <ScrollRestoration />
    </KitProvider>
  );
}

/** When the session ends, here or in another tab, what was loaded is forgotten and the sign-in page opens. */
function useSessionEnd() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.onChange((change) => {
        // Everything on this page was read for somebody else.
        if (change === "replaced") window.location.reload();
        if (change === "arrived") void revalidate();
        if (session.signedIn || pathname === paths.signIn) return;
        queryClient.clear();
        const previousUrl = new URLSearchParams({ redirectUrl: `${pathname}${search}`, ended: "1" });
        void navigate(change === "left" ? paths.signIn : `${paths.signIn}?${previousUrl}`, { replace: true });
      }),
    [navigate, revalidate, pathname, search, queryClient],
  );
}
