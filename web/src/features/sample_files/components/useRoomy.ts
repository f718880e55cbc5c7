/** Whether a panel has room beside the list. */
import { atLeast } from "@learnt/ui/theme/widths";
import { useSyncExternalStore } from "react";

const roomy = matchMedia(atLeast("lg"));

function listen(tell: () => void) {
  roomy.addEventListener("change", tell);
  return () => roomy.removeEventListener("change", tell);
}

export const useRoomy = () => useSyncExternalStore(listen, () => roomy.matches);
