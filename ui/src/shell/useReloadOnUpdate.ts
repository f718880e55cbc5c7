/**
 * After an update of the app its old pieces are gone, then one reload helps; without a connection they cannot be had now, then it
 * is tried again when the connection is back.
 */
import { useCallback, useEffect, useState } from "react";
import { isReachable } from "../http/reachable";

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

/** For the page in a screen's place: whether it is being loaded anew, whether the server is away, and how it is tried again. */
export function useReloadOnUpdate(error: unknown) {
  const [isStale] = useState(() => isMissingPiece(error) && mayReload());
  const [isAway, setAway] = useState(false);
  // Reloading without the server would leave the app for the browser's own error page.
  const reload = useCallback(async () => {
    if (await isReachable()) window.location.reload();
    else setAway(true);
  }, []);

  useEffect(() => {
    if (!isStale) return;
    const retry = () => void reload();
    retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isStale, reload]);

  return { isReloading: isStale && !isAway, isAway, reload };
}
