/** One's own preferences on the screen: read once, heard of live, chosen and saved. */
import { toast } from "@learnt/ui/feedback/toast";
import { readViews, type Views, withViews } from "@learnt/ui/table/views";
import { getSettings, storeSettings, watchSettings } from "@learnt/ui/theme/settings";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import type { SessionUser } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { syncLanguage } from "../../app/ownLanguage";
import {
  localPreferences,
  type Preferences,
  readPreferences,
  savePreferences,
  storeLocalPreferences,
  watchLocalPreferences,
} from "../../app/preferences";
import { preferencesOf, sampleSession } from "../../app/sampleSession";
import { PreferencesDraft } from "./preferencesDraft";

const listeners = new Set<() => void>();
let openDraft: { uid: string; preferencesDraft: PreferencesDraft } | null = null;

/** Where it belongs: with the person, or in this browser. */
async function storePreferences(uid: string, change: Partial<Preferences>): Promise<Preferences> {
  const local = localPreferences(uid);
  if (!local) return savePreferences(change);
  const all = { ...local, ...change };
  storeLocalPreferences(uid, all);
  return all;
}

/** One for the page, however often the frame comes and goes; another one for another person. */
function autosaveFor({ uid: person, data }: SessionUser): PreferencesDraft {
  const uid = preferencesOf(person);
  if (openDraft?.uid === uid) return openDraft.preferencesDraft;
  const initial = localPreferences(uid) ?? { shortcuts: data.shortcuts, settings: getSettings() };
  const preferencesDraft = new PreferencesDraft(initial, {
    save: (change) => storePreferences(uid, change),
    show: ({ settings }) => {
      storeSettings(uid, settings);
      for (const listener of listeners) listener();
    },
    failed: (error) => toast.error(toFailure(error).message),
  });
  openDraft = { uid, preferencesDraft };
  return preferencesDraft;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSettings = () => useSyncExternalStore(watchSettings, getSettings);

export function useShortcuts(): readonly string[] {
  const preferencesDraft = autosaveFor(useUser());
  return useSyncExternalStore(subscribe, () => preferencesDraft.shown.shortcuts);
}

/** Whether what is chosen here is kept with the person, and turning that on or off. */
export function useCloudSync(): [on: boolean, turn: (on: boolean) => void] {
  const { t } = useTranslation("shell");
  const user = useUser();
  const uid = preferencesOf(user.uid);
  const preferencesDraft = autosaveFor(user);
  const on = useSyncExternalStore(watchLocalPreferences, () => localPreferences(uid) === null);
  const showError = (error: unknown) => toast.error(toFailure(error).message);
  const turn = (next: boolean) => {
    // What is chosen in a demo session never reaches the server.
    if (next && sampleSession()) return void toast.info(t("sampleSync"));
    if (next)
      void preferencesDraft.share(savePreferences, () => storeLocalPreferences(uid, null)).catch(showError);
    else storeLocalPreferences(uid, preferencesDraft.shown);
  };
  return [on, turn];
}

export function useChoose() {
  const preferencesDraft = autosaveFor(useUser());
  return {
    /** One part of the settings; the others stay. */
    chooseSetting: (
      key: "layout" | "theme" | "customScrollbars" | "quickPanel" | "singleKeys" | "views",
      value: unknown,
    ) => preferencesDraft.choose({ settings: { ...getSettings(), [key]: value } }),
    /** As everybody begins; views of lists are no part of the look. */
    resetSettings: () => {
      const { views } = getSettings();
      preferencesDraft.choose({ settings: views ? { views } : {} });
    },
    chooseShortcuts: (shortcuts: readonly string[]) => preferencesDraft.choose({ shortcuts }),
  };
}

/** The views of lists that this person named. */
export function useViews(): Views {
  const preferencesDraft = autosaveFor(useUser());
  const { views } = useSettings();
  return useMemo(
    () => ({
      of: (list) => readViews(views, list),
      keep: (list, next) =>
        preferencesDraft.choose({
          settings: { ...getSettings(), views: withViews(getSettings().views, list, next) },
        }),
    }),
    [views, preferencesDraft],
  );
}

/** Once, in the frame: hears what was chosen elsewhere, and leaves nothing unsaved behind. */
export function useSyncedPreferences(): void {
  const user = useUser();
  const preferencesDraft = autosaveFor(user);
  const uid = preferencesOf(user.uid);
  const listen = useCallback(() => {
    const local = localPreferences(uid);
    if (local) return preferencesDraft.heard(local);
    void readPreferences().then(
      (all) => localPreferences(uid) ?? preferencesDraft.heard(all),
      () => undefined,
    );
  }, [uid, preferencesDraft]);
  useLive([`me:${user.uid}`], (message) => {
    if (!message || message.kind === "preferences.chosen") listen();
  });
  // What was chosen before somebody signed in.
  useEffect(() => {
    if (!user.isImpersonating) void syncLanguage();
  }, [user.isImpersonating]);
  // Other tabs of this browser, where what is chosen stays in it.
  useEffect(() => watchLocalPreferences(listen), [listen]);
  useEffect(() => {
    const save = () => void preferencesDraft.flush();
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [preferencesDraft]);
}
