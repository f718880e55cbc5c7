/** What going to another screen does for whoever does not see it change: the focus goes along, and its name is said. */
import { useEffect, useRef, useState } from "react";

/** The name of the screen that was just arrived at, for a live region; nothing for the one that the app began with. */
export function useRouteAnnouncement(path: string, name: string): string {
  const from = useRef(path);
  const [arrived, setArrived] = useState("");
  useEffect(() => {
    if (from.current === path) return;
    from.current = path;
    setArrived(name);
    // Whoever came by the keyboard goes on from the top of the new screen, unless it put the focus somewhere itself.
    let frame = 0;
    const goOn = () => {
      const main = document.getElementById("content");
      // After signing in, the frame around it may still be on its way.
      if (!main) frame = requestAnimationFrame(goOn);
      else if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
    };
    goOn();
    return () => cancelAnimationFrame(frame);
  }, [path, name]);
  return arrived;
}
