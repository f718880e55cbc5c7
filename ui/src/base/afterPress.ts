/**
 * Waits until the mouse button that is down has come up. A field that is left by pressing something else must not move that
 * something away with its error before the press has become a click.
 */

let isDown = false;
const waitingCalls: (() => void)[] = [];

const onPointerDown = (event: PointerEvent) => {
  isDown = event.pointerType === "mouse";
};
const onPointerUp = () => {
  isDown = false;
  // The click comes after this event, and before the next turn.
  const all = waitingCalls.splice(0);
  if (all.length > 0) setTimeout(() => all.forEach((call) => void call()));
};

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", onPointerDown, true);
  window.addEventListener("pointerup", onPointerUp, true);
  window.addEventListener("pointercancel", onPointerUp, true);
  // Dragged out of the window, or into a frame: whoever comes back presses nothing.
  window.addEventListener("blur", onPointerUp);
}

/** Calls at once, or when the button has come up. */
export function afterPress(call: () => void): void {
  if (isDown) waitingCalls.push(call);
  else call();
}
