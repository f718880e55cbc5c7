/** How the content of a dialog says that closing it would lose something. */
import { createContext, useContext, useEffect } from "react";

export const KeepContext = createContext<((on: boolean) => void) | null>(null);

/** As long as `on`, the dialog around this asks before it closes; elsewhere it does nothing. */
export function useKeep(on: boolean): void {
  const keep = useContext(KeepContext);
  useEffect(() => {
    keep?.(on);
    return () => keep?.(false);
  }, [keep, on]);
}
