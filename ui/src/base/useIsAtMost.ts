/** Whether the window is at most so wide, in pixels; follows it. */
import { useCallback, useSyncExternalStore } from "react";

export function useIsAtMost(width: number): boolean {
  const query = `(max-width: ${width}px)`;
  const listen = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}
