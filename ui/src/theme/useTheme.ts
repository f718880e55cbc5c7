/** Light, dark or as the device says; team colours or one of the ten themes. Kept on this device. */
import { useSyncExternalStore } from "react";
import { type BrandColours, brandColours, brandVariables, type Mode } from "./brand";
import { isPreset, type PresetName, presets } from "./presets";

export type ModeChoice = Mode | "system";
export type ThemeState = {
  choice: ModeChoice;
  mode: Mode;
  preset: PresetName | null;
  colours: BrandColours;
};

const KEY = "learnt.theme";
const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const listeners = new Set<() => void>();

function read(): { choice: ModeChoice; preset: PresetName | null } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const { choice, preset } = (kept ?? {}) as { choice?: unknown; preset?: unknown };
    return {
      choice: choice === "light" || choice === "dark" ? choice : "system",
      preset: isPreset(preset) ? preset : null,
    };
  } catch {
    return { choice: "system", preset: null };
  }
}

let team: BrandColours = brandColours(undefined);
let kept = read();
let state: ThemeState = derive();

function derive(): ThemeState {
  const preset = kept.preset ? presets[kept.preset] : null;
  const device: Mode = dark?.matches ? "dark" : "light";
  const mode = kept.choice === "system" ? (preset?.mode ?? device) : kept.choice;
  return { choice: kept.choice, mode, preset: kept.preset, colours: preset?.colours ?? team };
}

function paint(next: ThemeState): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(brandVariables(next.colours, next.mode))) {
    root.style.setProperty(name, value);
  }
  root.classList.toggle("dark", next.mode === "dark");
  root.style.colorScheme = next.mode;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", next.colours.primaryColor);
}

function refresh(): void {
  state = derive();
  paint(state);
  for (const tell of listeners) tell();
}

function keep(change: Partial<typeof kept>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
  refresh();
}

dark?.addEventListener("change", refresh);
if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    kept = read();
    refresh();
  });
}

/** Called once before the first paint and again when the team's theme is edited. */
export function setTeamColours(
  theme: (Partial<Record<keyof BrandColours, unknown>> & { palette?: unknown }) | undefined,
): void {
  team = brandColours(theme, isPreset(theme?.palette) ? presets[theme.palette].colours : undefined);
  refresh();
}

export const setModeChoice = (choice: ModeChoice) => keep({ choice });
export const setPreset = (preset: PresetName | null) => keep({ preset });

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribe, () => state);
}
