/** What was typed and is not saved, anywhere on the page: leaving it asks first. */
import { createContext, useEffect } from "react";

const held = new Set<object>();

export const hasUnsaved = (): boolean => held.size > 0;

/** Whether forms that are not in a dialog ask too: where somebody is signed in, not at the door. */
export const FormsAskContext = createContext(false);

/** As long as `on`, closing the tab warns, and the app asks before it goes to another screen. */
export function useUnsaved(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const words = {};
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    held.add(words);
    window.addEventListener("beforeunload", warn);
    return () => {
      held.delete(words);
      window.removeEventListener("beforeunload", warn);
    };
  }, [on]);
}
