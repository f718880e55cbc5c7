/** Ctrl/Cmd+K opens the search of everything, and closes it. */
import { useEffect, useState } from "react";
import { isWith } from "../base/keys";

export function usePaletteKey() {
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (isWith("k", event)) {
        event.preventDefault();
        setSearching((on) => !on);
      }
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
  return [searching, setSearching] as const;
}
