/** Ctrl/Cmd+K opens the search of everything, and closes it. */
import { useEffect, useState } from "react";
import { isShortcut } from "../base/keys";

/** How the search was asked for: by its icon, or by its field or keys. */
export type PaletteMode = "navigation" | "all";

export function usePaletteKey() {
  const [searching, setSearching] = useState<PaletteMode | null>(null);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (isShortcut("k", event)) {
        event.preventDefault();
        setSearching((now) => (now ? null : "all"));
      }
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
  return [searching, setSearching] as const;
}
