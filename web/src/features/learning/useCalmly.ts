/** Does something at once, and when it is asked for again soon after, once more at the end of the pause. */
import { useCallback, useEffect, useRef } from "react";

export function useCalmly(act: () => void, pause: number): () => void {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) {
      asked.current = true;
      return;
    }
    const rest = () => {
      timer.current = undefined;
      if (!asked.current) return;
      asked.current = false;
      latest.current();
      timer.current = setTimeout(rest, pause);
    };
    latest.current();
    timer.current = setTimeout(rest, pause);
  }, [pause]);
}
