import { useEffect } from "react";

/** In milliseconds: the page that is open goes first. */
const LOAD_AFTER = 3_000;

/** Loads what may be needed when there is no connection any more. That it could not be loaded is told when it is needed. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER);
    return () => clearTimeout(timer);
  }, [load]);
}
