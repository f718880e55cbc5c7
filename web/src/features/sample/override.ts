/**
 * What the address lays over the settings of whoever is signed in to the sample, as in
 * `?defaultSettings={"layout":{"style":"layout3"},"theme":{"main":"greeny"}}`: it is theirs from then on, and what it does not
 * name stays. What is no setting is left out here, and what it says of the rest is read as carefully as what was kept.
 */
import { type Settings, storeSettings } from "@learnt/ui/theme/settings";
import { localPreferences, storeLocalPreferences } from "../../app/preferences";
import { preferencesOf, sampleSession } from "../../app/sampleSession";
import { firstPreferences } from "./firstPreferences";

const NAME = "defaultSettings";
const overridableKeys = ["layout", "theme", "customScrollbars"] as const;

export function overrideIn(search: string): Settings | null {
  const written = new URLSearchParams(search).get(NAME);
  if (!written) return null;
  try {
    const parsed: unknown = JSON.parse(written);
    if (typeof parsed !== "object" || parsed === null) return null;
    const taken = Object.entries(parsed).filter(([key]) =>
      (overridableKeys as readonly string[]).includes(key),
    );
    return taken.length > 0 ? Object.fromEntries(taken) : null;
  } catch {
    return null;
  }
}

const isSettings = (value: unknown): value is Settings =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `change` laid over `before`, part by part, however deep: what has parts is never replaced by what has none. */
export function mergeSettings(before: Settings, change: Settings): Settings {
  const mergedValues = Object.entries(change).map(([key, value]): [string, unknown] => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (!isSettings(old)) return [key, value];
    return [key, isSettings(value) ? mergeSettings(old, value) : old];
  });
  return { ...before, ...Object.fromEntries(mergedValues) };
}

export function takeOverride(search: string): void {
  const session = sampleSession();
  const change = overrideIn(search);
  if (!session || !change) return;
  const owner = preferencesOf("");
  const before = localPreferences(owner) ?? firstPreferences(session.user);
  const settings = mergeSettings(before.settings, change);
  storeLocalPreferences(owner, { shortcuts: before.shortcuts, settings });
  storeSettings(owner, settings);
}
