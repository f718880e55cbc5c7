/** Ends by itself after a while, in which the time stands still as long as somebody is busy with it or the page is not seen. */
import { useEffect, useRef, useState } from "react";

const watchPage = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

export function useCountdown(duration: number, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => watchPage(() => setHidden(document.hidden)), []);
  const stands = isHeld || isHidden;
  useEffect(() => {
    if (stands) return;
    const began = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - began;
    };
  }, [stands]);
}
