/** A folded side bar unfolds over the page while it is pointed at, or while somebody without a mouse is in it. */
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Milliseconds between pointing and opening (specification, section 9), and before it closes again. */
export const HOVER_DELAY = 150;

export function usePeek() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const point = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPointed(on), HOVER_DELAY);
  };
  return {
    open: isPointed || isFocused,
    /** For the arrow that folds it: it is to be seen at once that something happened. */
    close: () => {
      clearTimeout(timer.current);
      setPointed(false);
    },
    on: {
      onPointerEnter: point(true),
      onPointerLeave: point(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
