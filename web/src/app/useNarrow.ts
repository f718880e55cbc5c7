/** Whether the top bar has no room for more than what everybody needs in it: below the first of the breakpoints. */
import { narrowerThan } from "@learnt/ui/theme/widths";
import { useSyncExternalStore } from "react";

const narrow = matchMedia(narrowerThan("sm"));

function listen(tell: () => void) {
  narrow.addEventListener("change", tell);
  return () => narrow.removeEventListener("change", tell);
}

export const useNarrow = () => useSyncExternalStore(listen, () => narrow.matches);
