/** Whether the top bar has no room for more than what everybody needs in it: below the first of the breakpoints. */
import { narrowerThan } from "@learnt/ui/theme/widths";
import { useSyncExternalStore } from "react";

const narrowQuery = matchMedia(narrowerThan("sm"));

function listen(listener: () => void) {
  narrowQuery.addEventListener("change", listener);
  return () => narrowQuery.removeEventListener("change", listener);
}

export const useIsNarrow = () => useSyncExternalStore(listen, () => narrowQuery.matches);
