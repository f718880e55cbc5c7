/** The look of a team as the form holds it, and what of it changed. */

import { type BrandColours, brandColours } from "@learnt/ui/theme/brand";
import { isPreset, type PresetName, presets } from "@learnt/ui/theme/presets";
import { toFailure } from "../../api/problem";
import type { TeamTheme } from "../../api/types";

export const colourKeys = [
  "primaryColor",
  "secondaryColor",
  "sidebarBackgroundColor",
  "topHeaderBackgroundColor",
] as const;
export const pictureKeys = ["iconLogo", "loggedOutLogo", "loggedOutBackgroundImage", "favicon"] as const;

export type PictureKey = (typeof pictureKeys)[number];
export type Pictures = Record<PictureKey, string | null>;
export type ThemeAppearance = {
  colours: BrandColours;
  /** The one of the ten themes that people have who chose none: a dark one is dark for them by day too. */
  palette: PresetName | null;
  pictures: Pictures;
  /** Whether people begin with the navigation unfolded. */
  navigationOpen: boolean;
};

export function themeAppearance(theme: TeamTheme): ThemeAppearance {
  const palette = isPreset(theme.palette) ? theme.palette : null;
  return {
    colours: brandColours(theme, palette ? presets[palette].colours : undefined),
    palette,
    pictures: Object.fromEntries(pictureKeys.map((key) => [key, theme[key] ?? null])) as Pictures,
    navigationOpen: theme.navigationOpen === true,
  };
}

/** Only what differs is sent: what somebody else changed meanwhile stays theirs. */
export function changes(before: ThemeAppearance, after: ThemeAppearance): Partial<TeamTheme> {
  const out: Partial<TeamTheme> = {};
  for (const key of colourKeys) {
    if (before.colours[key] !== after.colours[key].toLowerCase()) out[key] = after.colours[key].toLowerCase();
  }
  for (const key of pictureKeys) {
    if (before.pictures[key] !== after.pictures[key]) out[key] = after.pictures[key];
  }
  if (before.palette !== after.palette) out.palette = after.palette;
  if (before.navigationOpen !== after.navigationOpen) out.navigationOpen = after.navigationOpen;
  return out;
}

/** What is wrong with a picture stands at the picture. */
export function pictureProblems(error: unknown): Partial<Record<PictureKey, string>> {
  const isPicture = (field: string): field is PictureKey =>
    (pictureKeys as readonly string[]).includes(field);
  const out: Partial<Record<PictureKey, string>> = {};
  for (const { field, message } of toFailure(error).fields ?? []) if (isPicture(field)) out[field] = message;
  return out;
}
