/**
 * The look of the page: light, dark or as the device says, which is kept on this device; and for each region one of the ten
 * themes or the team's colours, which a person takes along (settings.ts).
 */
import { useSyncExternalStore } from "react";
import { type BrandColours, brandColours, brandVariables, type Mode } from "./brand";
import { isPreset, type PresetName, presets } from "./presets";
import { getSettings, type Settings, watchSettings } from "./settings";

export type ModeChoice = Mode | "system";
export const regions = ["main", "navbar", "toolbar", "footer"] as const;
export type ThemeRegion = (typeof regions)[number];
/** A region without a theme of its own has the team's colours. */
export type Themes = Record<ThemeRegion, PresetName | "team">;
export type ThemeState = { choice: ModeChoice; mode: Mode; themes: Themes; colours: BrandColours };

const KEY = "learnt.theme";
const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const listeners = new Set<() => void>();

function readChoice(): ModeChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { choice?: unknown } | null;
    return stored?.choice === "light" || stored?.choice === "dark" ? stored.choice : "system";
  } catch {
    return "system";
  }
}

/** The themes out of what was kept; what is no theme is the team's colours. */
export function readThemes(stored: unknown): Themes {
  const named = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const of = (region: ThemeRegion) => (isPreset(named[region]) ? named[region] : "team");
  return { main: of("main"), navbar: of("navbar"), toolbar: of("toolbar"), footer: of("footer") };
}

let team: BrandColours = brandColours(undefined);
/** With which of the ten themes the team begins, if with one. */
let teamPreset: PresetName | undefined;
let modeChoice = readChoice();
let state: ThemeState = deriveThemeState();

function coloursOf(name: PresetName | "team"): BrandColours {
  return name === "team" ? team : presets[name].colours;
}

function deriveThemeState(): ThemeState {
  const themes = readThemes(getSettings().theme);
  const named = themes.main === "team" ? teamPreset : themes.main;
  // A dark theme is dark by day too, unless somebody wants it light.
  const isDark = dark?.matches || (named !== undefined && presets[named].mode === "dark");
  const own: Mode = isDark ? "dark" : "light";
  return {
    choice: modeChoice,
    mode: modeChoice === "system" ? own : modeChoice,
    themes,
    colours: coloursOf(themes.main),
  };
}

/** Somebody braked all motion, whatever their device says. */
export function hasReducedMotion(settings: Settings): boolean {
  const { quickPanel } = settings;
  return typeof quickPanel === "object" && quickPanel !== null && "retroThrusters" in quickPanel
    ? quickPanel.retroThrusters === true
    : false;
}

function paint({ colours, mode, themes }: ThemeState): void {
  const root = document.documentElement;
  const bars = {
    navbar: coloursOf(themes.navbar),
    toolbar: coloursOf(themes.toolbar),
    footer: coloursOf(themes.footer),
  };
  for (const [name, value] of Object.entries(brandVariables(colours, mode, bars))) {
    root.style.setProperty(name, value);
  }
  root.classList.toggle("dark", mode === "dark");
  root.style.colorScheme = mode;
  root.classList.toggle("kit-thin", getSettings().customScrollbars !== false);
  root.classList.toggle("kit-still", hasReducedMotion(getSettings()));
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colours.primaryColor);
}

function refresh(): void {
  state = deriveThemeState();
  paint(state);
  for (const listener of listeners) listener();
}

watchSettings(refresh);
dark?.addEventListener("change", refresh);
if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    modeChoice = readChoice();
    refresh();
  });
}

type TeamTheme = Partial<Record<keyof BrandColours, unknown>> & { palette?: unknown };

/** The colours of a team's look: its own, and for the rest those of its palette. */
export function teamColours(theme: TeamTheme | undefined): BrandColours {
  return brandColours(theme, isPreset(theme?.palette) ? presets[theme.palette].colours : undefined);
}

/** Whoever chose no theme has the team's. Called once before the first paint and again when the team's theme is edited. */
export function setTeamColours(theme: TeamTheme | undefined): void {
  team = teamColours(theme);
  teamPreset = isPreset(theme?.palette) ? theme.palette : undefined;
  refresh();
}

export function setModeChoice(next: ModeChoice): void {
  modeChoice = next;
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice: modeChoice }));
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
  refresh();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribe, () => state);
}
