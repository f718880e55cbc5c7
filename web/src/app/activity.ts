/** What people do in a tab, as far as a page can tell. */

/** Not `scroll`: a screen that changes by itself scrolls too; wheel, touch and keys are people. A video that is watched is somebody watching. */
const activityEvents = [
  "pointerdown",
  "pointermove",
  "keydown",
  "wheel",
  "touchstart",
  "touchmove",
  "click",
  "input",
  "timeupdate",
] as const;

/** A browser tells of a move too when only what lies below the pointer has changed. */
function moves() {
  let place = "";
  return (event: Event): boolean => {
    if (!(event instanceof PointerEvent) || event.type !== "pointermove") return true;
    const before = place;
    place = `${event.screenX} ${event.screenY}`;
    return before !== "" && before !== place;
  };
}

export type ActivityListener = {
  /** Somebody did something. */
  did: () => void;
  /** The tab came into sight, or went out of it. */
  turned: () => void;
};

/** Until what it answers is called. */
export function listen({ did, turned }: ActivityListener): () => void {
  const isInput = moves();
  const onActivity = (event: Event) => {
    if (isInput(event)) did();
  };
  for (const input of activityEvents)
    window.addEventListener(input, onActivity, { capture: true, passive: true });
  document.addEventListener("visibilitychange", turned);
  return () => {
    for (const input of activityEvents) window.removeEventListener(input, onActivity, { capture: true });
    document.removeEventListener("visibilitychange", turned);
  };
}
