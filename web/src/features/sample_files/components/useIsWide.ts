/** Whether a panel has room beside the list. */
import { atLeast } from "@learnt/ui/theme/widths";
import { useSyncExternalStore } from "react";

const wideQuery = matchMedia(atLeast("lg"));

function listen(listener: () => void) {
  wideQuery.addEventListener("change", listener);
  return () => wideQuery.removeEventListener("change", listener);
}

export const useIsWide = () => useSyncExternalStore(listen, () => wideQuery.matches);
