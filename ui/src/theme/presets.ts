/** The ten named themes: the same four colours and a mode each. */
import { type BrandColours, houseColours, type Mode } from "./brand";

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

const of = (
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
  default: of("#2d5bd7", "#0e9aa7", "#1c2536", "#ffffff"),
  sunset: of("#e4572e", "#f2a541", "#2b1420", "#fff8f3"),
  greeny: of("#0b7a55", "#d99a2b", "#f4f2ea", "#ffffff"),
  beach: of("#0e7490", "#f59e0b", "#fdf6e8", "#fffdf8"),
  tech: of("#7c3aed", "#06b6d4", "#0b1020", "#ffffff"),
  sweetHues: of("#db2777", "#8b5cf6", "#3b1138", "#fff7fb"),
  defaultDark: of("#5b8def", "#2dd4bf", "#10131a", "#151922", "dark"),
  deepOcean: of("#38bdf8", "#34d399", "#06182c", "#0a2036", "dark"),
  slate: of("#475569", "#0ea5e9", "#1e293b", "#f8fafc"),
  learnt: { colours: houseColours, mode: "light" },
};

export const isPreset = (value: unknown): value is PresetName =>
  typeof value === "string" && (presetNames as readonly string[]).includes(value);
