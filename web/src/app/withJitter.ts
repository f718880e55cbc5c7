/** What everybody hears at once is not asked for by everybody at once: each tab waits a while of its own, by chance. */
import { useEffect, useRef, useState } from "react";

/** So long at most: what is new stands there a little later, and the server is asked evenly all the while. */
export const MAX_JITTER_MS = 10_000;

export type JitterTimer = { take: () => void; stop: () => void };

/** Asked again while it waits, it waits on: one answer is enough for all. */
export function withJitter(act: () => void, chance: () => number = Math.random): JitterTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    take: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, chance() * MAX_JITTER_MS);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

export function useJittered(act: () => void): () => void {
  const latest = useRef(act);
  latest.current = act;
  const [timer] = useState(() => withJitter(() => latest.current()));
  useEffect(() => timer.stop, [timer]);
  return timer.take;
}
