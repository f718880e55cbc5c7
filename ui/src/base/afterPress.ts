/**
 * Waits until the mouse button that is down has come up. A field that is left by pressing something else must not move that
 * something away with its error before the press has become a click.
 */

let isDown = false;
const waiting: (() => void)[] = [];

const down = (event: PointerEvent) => {
  isDown = event.pointerType === "mouse";
};
const up = () => {
  isDown = false;
  // The click comes after this event, and before the next turn.
  const all = waiting.splice(0);
  if (all.length > 0) setTimeout(() => all.forEach((call) => void call()));
};

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", down, true);
  window.addEventListener("pointerup", up, true);
  window.addEventListener("pointercancel", up, true);
  // Dragged out of the window, or into a frame: whoever comes back presses nothing.
  window.addEventListener("blur", up);
}

/** Calls at once, or when the button has come up. */
export function afterPress(call: () => void): void {
  if (isDown) waiting.push(call);
  else call();
}
