/** One's own preferences on the screen: read once, heard of live, chosen and saved. */
import { toast } from "@learnt/ui/feedback/toast";
import { readViews, type Views, withViews } from "@learnt/ui/table/views";
import { getSettings, keepSettings, watchSettings } from "@learnt/ui/theme/settings";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import type { SessionUser } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { tellLanguage } from "../../app/ownLanguage";
import {
  keepHere,
  keptHere,
  type Preferences,
  readPreferences,
  savePreferences,
  watchHere,
} from "../../app/preferences";
import { preferencesOf, sampleSession } from "../../app/sampleSession";
import { Choosing } from "./choosing";

const listeners = new Set<() => void>();
let open: { uid: string; choosing: Choosing } | null = null;

/** Where it belongs: with the person, or in this browser. */
async function keep(uid: string, change: Partial<Preferences>): Promise<Preferences> {
  const here = keptHere(uid);
  if (!here) return savePreferences(change);
  const all = { ...here, ...change };
  keepHere(uid, all);
  return all;
}

/** One for the page, however often the frame comes and goes; another one for another person. */
function choosingOf({ uid: person, data }: SessionUser): Choosing {
  const uid = preferencesOf(person);
  if (open?.uid === uid) return open.choosing;
  const begin = keptHere(uid) ?? { shortcuts: data.shortcuts, settings: getSettings() };
  const choosing = new Choosing(begin, {
    save: (change) => keep(uid, change),
    show: ({ settings }) => {
      keepSettings(uid, settings);
      for (const tell of listeners) tell();
    },
    failed: (error) => toast.error(toFailure(error).message),
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

/** Whether what is chosen here is kept with the person, and turning that on or off. */
export function useCloudSync(): [on: boolean, turn: (on: boolean) => void] {
  const { t } = useTranslation("shell");
  const user = useUser();
  const uid = preferencesOf(user.uid);
  const choosing = choosingOf(user);
  const on = useSyncExternalStore(watchHere, () => keptHere(uid) === null);
  const say = (error: unknown) => toast.error(toFailure(error).message);
  const turn = (next: boolean) => {
    // What is chosen in a demo session never reaches the server.
    if (next && sampleSession()) return void toast.info(t("sampleSync"));
    if (next) void choosing.share(savePreferences, () => keepHere(uid, null)).catch(say);
    else keepHere(uid, choosing.shown);
  };
  return [on, turn];
}

export function useChoose() {
  const choosing = choosingOf(useUser());
  return {
    /** One part of the settings; the others stay. */
    chooseSetting: (
      key: "layout" | "theme" | "customScrollbars" | "quickPanel" | "singleKeys" | "views",
      value: unknown,
    ) => choosing.choose({ settings: { ...getSettings(), [key]: value } }),
    /** As everybody begins; views of lists are no part of the look. */
    resetSettings: () => {
      const { views } = getSettings();
      choosing.choose({ settings: views ? { views } : {} });
    },
    chooseShortcuts: (shortcuts: readonly string[]) => choosing.choose({ shortcuts }),
  };
}

/** The views of lists that this person named. */
export function useViews(): Views {
  const choosing = choosingOf(useUser());
  const { views } = useSettings();
  return useMemo(
    () => ({
      of: (list) => readViews(views, list),
      keep: (list, next) =>
        choosing.choose({
          settings: { ...getSettings(), views: withViews(getSettings().views, list, next) },
        }),
    }),
    [views, choosing],
  );
}

/** Once, in the frame: hears what was chosen elsewhere, and leaves nothing unsaved behind. */
export function useSyncedPreferences(): void {
  const user = useUser();
  const choosing = choosingOf(user);
  const uid = preferencesOf(user.uid);
  const listen = useCallback(() => {
    const here = keptHere(uid);
    if (here) return choosing.heard(here);
    void readPreferences().then(
      (all) => keptHere(uid) ?? choosing.heard(all),
      () => undefined,
    );
  }, [uid, choosing]);
  useLive([`me:${user.uid}`], (news) => {
    if (!news || news.kind === "preferences.chosen") listen();
  });
  // What was chosen before somebody signed in.
  useEffect(() => {
    if (!user.isImpersonating) void tellLanguage();
  }, [user.isImpersonating]);
  // Other tabs of this browser, where what is chosen stays in it.
  useEffect(() => watchHere(listen), [listen]);
  useEffect(() => {
    const save = () => void choosing.flush();
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [choosing]);
}
