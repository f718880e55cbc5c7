/**
 * What the address lays over the settings of whoever is signed in to the sample, as in
 * `?defaultSettings={"layout":{"style":"layout3"},"theme":{"main":"greeny"}}`: it is theirs from then on, and what it does not
 * name stays. What is no setting is left out here, and what it says of the rest is read as carefully as what was kept.
 */
import { keepSettings, type Settings } from "@learnt/ui/theme/settings";
import { keepHere, keptHere } from "../../app/preferences";
import { preferencesOf, sampleSession } from "../../app/sampleSession";
import { firstPreferences } from "./first";

const NAME = "defaultSettings";
const known = ["layout", "theme", "customScrollbars"] as const;

export function overrideIn(search: string): Settings | null {
  const written = new URLSearchParams(search).get(NAME);
  if (!written) return null;
  try {
    const said: unknown = JSON.parse(written);
    if (typeof said !== "object" || said === null) return null;
    const taken = Object.entries(said).filter(([key]) => (known as readonly string[]).includes(key));
    return taken.length > 0 ? Object.fromEntries(taken) : null;
  } catch {
    return null;
  }
}

const isPart = (value: unknown): value is Settings =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `change` laid over `before`, part by part, however deep: what has parts is never replaced by what has none. */
export function merged(before: Settings, change: Settings): Settings {
  const laid = Object.entries(change).map(([key, value]): [string, unknown] => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (!isPart(old)) return [key, value];
    return [key, isPart(value) ? merged(old, value) : old];
  });
  return { ...before, ...Object.fromEntries(laid) };
}

export function takeOverride(search: string): void {
  const session = sampleSession();
  const change = overrideIn(search);
  if (!session || !change) return;
  const owner = preferencesOf("");
  const before = keptHere(owner) ?? firstPreferences(session.user);
  const settings = merged(before.settings, change);
  keepHere(owner, { shortcuts: before.shortcuts, settings });
  keepSettings(owner, settings);
}
