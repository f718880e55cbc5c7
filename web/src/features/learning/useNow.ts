/** The time, looked at again every half minute: what opens, closes or falls due does so while a page stays open. */
import { useEffect, useState } from "react";

const EVERY_MS = 30_000;

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
