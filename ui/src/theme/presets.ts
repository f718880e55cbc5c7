/** The ten named themes: the same four colours and a mode each. */
import { type BrandColours, defaultColours, type Mode } from "./brand";

export const presetNames = [
  "default",
  "sunset",
  "greeny",
  "beach",
  "tech",
  "sweetHues",
  "defaultDark",
  "deepOcean",
  "slate",
  "learnt",
] as const;

export type PresetName = (typeof presetNames)[number];

export type Preset = { colours: BrandColours; mode: Mode };

const makePreset = (
  primaryColor: string,
  secondaryColor: string,
  sidebarBackgroundColor: string,
  topHeaderBackgroundColor: string,
  mode: Mode = "light",
): Preset => ({
  colours: { primaryColor, secondaryColor, sidebarBackgroundColor, topHeaderBackgroundColor },
  mode,
});

export const presets: Record<PresetName, Preset> = {
  default: makePreset("#2d5bd7", "#0e9aa7", "#1c2536", "#ffffff"),
  sunset: makePreset("#e4572e", "#f2a541", "#2b1420", "#fff8f3"),
  greeny: makePreset("#0b7a55", "#d99a2b", "#f4f2ea", "#ffffff"),
  beach: makePreset("#0e7490", "#f59e0b", "#fdf6e8", "#fffdf8"),
  tech: makePreset("#7c3aed", "#06b6d4", "#0b1020", "#ffffff"),
  sweetHues: makePreset("#db2777", "#8b5cf6", "#3b1138", "#fff7fb"),
  defaultDark: makePreset("#5b8def", "#2dd4bf", "#10131a", "#151922", "dark"),
  deepOcean: makePreset("#38bdf8", "#34d399", "#06182c", "#0a2036", "dark"),
  slate: makePreset("#475569", "#0ea5e9", "#1e293b", "#f8fafc"),
  learnt: { colours: defaultColours, mode: "light" },
};

export const isPreset = (value: unknown): value is PresetName =>
  typeof value === "string" && (presetNames as readonly string[]).includes(value);
