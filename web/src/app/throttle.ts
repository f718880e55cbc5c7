/** News without haste: the first is passed on at once, what follows within the pause together at its end, each kind once. */
import type { Listener, LiveMessage } from "./live";

export const PAUSE = 500;

export type Throttled = { handle: Listener; stop: () => void };

export function throttle(listener: Listener): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  const stored = new Map<string, LiveMessage>();

  const rest = () => {
    timer = undefined;
    if (!missed && stored.size === 0) return;
    timer = setTimeout(rest, PAUSE);
    const all = missed ? [null] : [...stored.values()];
    missed = false;
    stored.clear();
    for (const item of all) listener(item);
  };
  return {
    handle: (message) => {
      if (timer === undefined) {
        timer = setTimeout(rest, PAUSE);
        listener(message);
      } else if (message === null) missed = true;
      else stored.set(`${message.topic} ${message.kind}`, message);
    },
    stop: () => clearTimeout(timer),
  };
}
