/** A screen that could not be shown: after an update of the app its old pieces are gone, then one reload helps. */
import { useEffect } from "react";
import { Navigate, useRouteError } from "react-router";
import { log } from "./log";

const KEY = "learnt.reloaded";
const isStalePiece = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Importing a module/i.test(error.message);

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

export function Broken() {
  const error = useRouteError();
  const stale = isStalePiece(error) && mayReload();
  useEffect(() => {
    log(error);
    if (stale) window.location.reload();
  }, [error, stale]);
  return stale ? null : <Navigate to="/pages/errors/error-500" replace />;
}
