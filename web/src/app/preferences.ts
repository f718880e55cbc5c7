/** What a person chose for their screens, as the server keeps it; the settings among it are at hand before the first screen. */
import { keepSettings, type Settings, settingsOf } from "@learnt/ui/theme/settings";
import { api } from "../api/client";

export type Preferences = {
  /** Ids of navigation items. */
  shortcuts: readonly string[];
  settings: Settings;
};

export const readPreferences = () => api.get<Preferences>("/api/me/preferences");

export const savePreferences = (change: Partial<Preferences>) =>
  api.patch<Preferences>("/api/me/preferences", { body: change });

/** Whoever was here last finds what this browser keeps; for somebody else it is read first, so that no screen jumps. */
export async function beginWith(uid: string): Promise<void> {
  if (settingsOf() === uid) return;
  const settings = await readPreferences().then(
    (read) => read.settings,
    () => ({}),
  );
  keepSettings(uid, settings);
}
