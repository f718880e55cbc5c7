/** Whether a panel has room beside the list. */
import { useSyncExternalStore } from "react";

const roomy = matchMedia("(min-width: 1024px)");

function listen(tell: () => void) {
  roomy.addEventListener("change", tell);
  return () => roomy.removeEventListener("change", tell);
}

export const useRoomy = () => useSyncExternalStore(listen, () => roomy.matches);
