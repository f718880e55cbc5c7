/** Nothing but the open activity is shown, until it is ended, also by Escape. */
import { useEffect, useState } from "react";

export function useFocusMode() {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (!isFocused) return;
    const end = (event: KeyboardEvent) => {
      // What lies above – a drawer, a menu – is closed first.
      if (event.key === "Escape" && !event.defaultPrevented) setFocused(false);
    };
    document.addEventListener("keydown", end);
    document.documentElement.dataset.focused = "";
    return () => {
      document.removeEventListener("keydown", end);
      delete document.documentElement.dataset.focused;
    };
  }, [isFocused]);
  return [isFocused, setFocused] as const;
}
