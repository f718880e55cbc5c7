/**
 * What the address lays over the settings of whoever is signed in to the sample, as in
 * `?defaultSettings={"layout":{"style":"layout3"},"theme":{"main":"greeny"}}`: it is theirs from then on. What it does not know is left
 * out here, and what it says of the rest is read as carefully as what was kept.
 */
import { keepSettings, type Settings } from "@learnt/ui/theme/settings";
import { keepHere, keptHere } from "../../app/preferences";
import { preferencesOf, sampleSession } from "../../app/sampleSession";

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

export function takeOverride(search: string): void {
  const session = sampleSession();
  const change = overrideIn(search);
  if (!session || !change) return;
  const owner = preferencesOf("");
  const before = keptHere(owner) ?? session.user.data;
  const settings = { ...before.settings, ...change };
  keepHere(owner, { shortcuts: before.shortcuts, settings });
  keepSettings(owner, settings);
}
