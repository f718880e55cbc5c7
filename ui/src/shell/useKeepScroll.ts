/**
 * Where only the content scrolls, the browser does not remember how far: each entry of the history keeps it here. Where the
 * whole page scrolls there is nothing to do.
 */
import { useLayoutEffect } from "react";

const KEY = "learnt.scrolled";

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

const scrollPositions = new Map<string, number>(Object.entries(storedPositions()));

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(scrollPositions)));
    } catch {
      // Storage is closed (a private window): a page that is loaded anew begins at its top.
    }
  });
}

const scroller = () => document.querySelector<HTMLElement>(".kit-body");

/** `key` is the entry of the history; a place within the page (`hash`) goes before what was kept. */
export function useKeepScroll(key: string, hash: string): void {
  useLayoutEffect(() => {
    const body = scroller();
    if (!body) return;
    if (!hash) body.scrollTop = scrollPositions.get(key) ?? 0;
    const store = () => scrollPositions.set(key, body.scrollTop);
    body.addEventListener("scroll", store, { passive: true });
    return () => body.removeEventListener("scroll", store);
  }, [key, hash]);
}

/** To the top of what scrolls, be it the page or its content. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0 });
  scroller()?.scrollTo({ top: 0 });
}
