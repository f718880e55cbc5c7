/**
 * A screen that could not be shown. After an update of the app its old pieces are gone, then one reload helps; without a
 * connection they cannot be had now, then it is tried again when the connection is back.
 */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { networkProblem } from "@learnt/ui/http/problem";
import { Page } from "@learnt/ui/page/Page";
import { useCallback, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { isReachable } from "../api/reachable";
import { log } from "./log";

const KEY = "learnt.reloaded";
const isMissingPiece = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script|Importing a module|Unable to preload/i.test(error.message);

/** Reloads at most once in ten seconds, so that a piece that is really missing ends at the error page. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < 10_000) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

export function RouteErrorPage() {
  const error = useRouteError();
  const [stale] = useState(() => isMissingPiece(error) && mayReload());
  const [away, setAway] = useState(false);
  // Reloading without the server would leave the app for the browser's own error page.
  const reload = useCallback(async () => {
    if (await isReachable()) window.location.reload();
    else setAway(true);
  }, []);

  useEffect(() => {
    log(error);
    if (!stale) return;
    const retry = () => void reload();
    retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [error, stale, reload]);

  if (stale && !away) return null;
  // The address stays: loading it anew, or sending it to somebody, means the same screen.
  return (
    <Page>
      <ErrorState error={away ? networkProblem() : null} onRetry={() => void reload()} />
    </Page>
  );
}
