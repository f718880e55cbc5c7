/** What people do in a tab, as far as a page can tell. */

/** Not `scroll`: a screen that changes by itself scrolls too; wheel, touch and keys are people. A video that is watched is somebody watching. */
const deeds = [
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

export type Heard = {
  /** Somebody did something. */
  did: () => void;
  /** The tab came into sight, or went out of it. */
  turned: () => void;
};

/** Until what it answers is called. */
export function listen({ did, turned }: Heard): () => void {
  const isDeed = moves();
  const heard = (event: Event) => {
    if (isDeed(event)) did();
  };
  for (const deed of deeds) window.addEventListener(deed, heard, { capture: true, passive: true });
  document.addEventListener("visibilitychange", turned);
  return () => {
    for (const deed of deeds) window.removeEventListener(deed, heard, { capture: true });
    document.removeEventListener("visibilitychange", turned);
  };
}
