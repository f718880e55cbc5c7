/** What was typed and is not saved, anywhere on the page: leaving it asks first. */
import { createContext, useEffect, useRef } from "react";

/** Saves what is held, or rejects when that did not succeed. */
type Flush = () => Promise<unknown>;

const unsavedSources = new Map<object, Flush | undefined>();

export const hasUnsaved = (): boolean => unsavedSources.size > 0;

/** Saves by itself what an autosaving editor still holds; false where something stays that only its person can save. */
export async function flushUnsaved(): Promise<boolean> {
  const all = [...unsavedSources.values()];
  if (all.some((flush) => !flush)) return false;
  const results = await Promise.allSettled(all.map((flush) => flush?.()));
  return results.every(({ status }) => status === "fulfilled");
}

/** Whether forms that are not in a dialog ask too: where somebody is signed in, not at the door. */
export const FormsAskContext = createContext(false);

/**
 * As long as `on`, closing the tab warns, and the app asks before it goes to another screen. An editor that saves by itself gives
 * `flush`: then the app waits for it, and asks only when it fails.
 */
export function useUnsaved(on: boolean, flush?: Flush): void {
  const saving = useRef(flush);
  saving.current = flush;
  const savesItself = flush !== undefined;
  useEffect(() => {
    if (!on) return;
    const source = {};
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedSources.set(source, savesItself ? async () => saving.current?.() : undefined);
    window.addEventListener("beforeunload", warn);
    return () => {
      unsavedSources.delete(source);
      window.removeEventListener("beforeunload", warn);
    };
  }, [on, savesItself]);
}
