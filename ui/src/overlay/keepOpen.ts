/** How the content of a dialog says that closing it would lose something. */
import { createContext, useContext, useLayoutEffect } from "react";

export const KeepOpenContext = createContext<((on: boolean) => void) | null>(null);

/** As long as `on`, the dialog around this asks before it closes; elsewhere it does nothing. */
export function useKeepOpen(on: boolean): void {
  const keep = useContext(KeepOpenContext);
  // At once: whoever types and presses Escape is asked, however busy the browser is.
  useLayoutEffect(() => {
    keep?.(on);
    return () => keep?.(false);
  }, [keep, on]);
}
