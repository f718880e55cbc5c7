/** Whether the top bar has no room for more than what everybody needs in it: below the first of the breakpoints. */
import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 575.98px)");

function listen(tell: () => void) {
  narrow.addEventListener("change", tell);
  return () => narrow.removeEventListener("change", tell);
}

export const useNarrow = () => useSyncExternalStore(listen, () => narrow.matches);
