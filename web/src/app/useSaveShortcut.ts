/** Ctrl/Cmd+S saves from anywhere on a screen: it presses this button, unless something is open above it. */
import { isShortcut } from "@learnt/ui/base/keys";
import { useEffect, useRef } from "react";

export function useSaveShortcut() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!isShortcut("s", event)) return;
      // Nobody wants the page as a file here, not even while there is nothing to save.
      event.preventDefault();
      if (!button.current?.closest("[inert], [aria-hidden=true]")) button.current?.click();
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);
  return { ref: button, "aria-keyshortcuts": "Control+S Meta+S" };
}
