/** News without haste: the first is passed on at once, what follows within the pause together at its end, each kind once. */
import type { Listener, News } from "./live";

export const PAUSE = 500;

export type Throttled = { hear: Listener; stop: () => void };

export function throttle(tell: Listener): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  const kept = new Map<string, News>();

  const rest = () => {
    timer = undefined;
    if (!missed && kept.size === 0) return;
    timer = setTimeout(rest, PAUSE);
    const all = missed ? [null] : [...kept.values()];
    missed = false;
    kept.clear();
    for (const one of all) tell(one);
  };
  return {
    hear: (news) => {
      if (timer === undefined) {
        timer = setTimeout(rest, PAUSE);
        tell(news);
      } else if (news === null) missed = true;
      else kept.set(`${news.topic} ${news.kind}`, news);
    },
    stop: () => clearTimeout(timer),
  };
}
