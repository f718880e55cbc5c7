/** Whether a table is no wider than the box around it: then nothing has to scroll sideways, and its head may stay in sight. */
import { type RefCallback, useCallback, useState } from "react";

/** For the box; the table is its first child. */
export function useFitsWidth(): [RefCallback<HTMLElement>, boolean] {
  const [fits, setFits] = useState(false);
  const box = useCallback((element: HTMLElement) => {
    const table = element.firstElementChild as HTMLElement;
    const watcher = new ResizeObserver(() => setFits(table.offsetWidth <= element.clientWidth));
    watcher.observe(element);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, []);
  return [box as RefCallback<HTMLElement>, fits];
}
