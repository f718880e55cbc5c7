/** One's own preferences on the screen: read once, heard of live, chosen and saved. */
import { toast } from "@learnt/ui/feedback/toast";
import { getSettings, keepSettings, watchSettings } from "@learnt/ui/theme/settings";
import { useEffect, useSyncExternalStore } from "react";
import { explain } from "../../api/problem";
import type { SessionUser } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { readPreferences, savePreferences } from "../../app/preferences";
import { Choosing } from "./choosing";

const listeners = new Set<() => void>();
let open: { uid: string; choosing: Choosing } | null = null;

/** One for the page, however often the frame comes and goes; another one for another person. */
function choosingOf({ uid, data }: SessionUser): Choosing {
  if (open?.uid === uid) return open.choosing;
  const begin = { shortcuts: data.shortcuts, settings: getSettings() };
  const choosing = new Choosing(begin, {
    save: savePreferences,
    show: ({ settings }) => {
      keepSettings(uid, settings);
      for (const tell of listeners) tell();
    },
    failed: (error) => toast.error(explain(error).message),
  });
  open = { uid, choosing };
  return choosing;
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useSettings = () => useSyncExternalStore(watchSettings, getSettings);

export function useShortcuts(): readonly string[] {
  const choosing = choosingOf(useUser());
  return useSyncExternalStore(subscribe, () => choosing.shown.shortcuts);
}

export function useChoose() {
  const choosing = choosingOf(useUser());
  return {
    /** One part of the settings; the others stay. */
    chooseSetting: (key: "layout" | "theme" | "customScrollbars" | "quickPanel", value: unknown) =>
      choosing.choose({ settings: { ...getSettings(), [key]: value } }),
    /** As everybody begins. */
    resetSettings: () => choosing.choose({ settings: {} }),
    chooseShortcuts: (shortcuts: readonly string[]) => choosing.choose({ shortcuts }),
  };
}

/** Once, in the frame: hears what was chosen elsewhere, and leaves nothing unsaved behind. */
export function useHearing(): void {
  const user = useUser();
  const choosing = choosingOf(user);
  useLive([`me:${user.uid}`], (news) => {
    if (news && news.kind !== "preferences.chosen") return;
    void readPreferences().then(
      (all) => choosing.heard(all),
      () => undefined,
    );
  });
  useEffect(() => {
    const save = () => void choosing.flush();
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [choosing]);
}
