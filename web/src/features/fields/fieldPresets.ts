/** Fields that many teams describe, to begin from: their names are texts of the catalogue. */
import type { FieldForm } from "./model";

type FieldPreset = Pick<FieldForm, "type"> & Partial<Pick<FieldForm, "options" | "inRules" | "seen">>;

export const fieldPresets = {
  startDate: { type: "date", seen: true, inRules: true },
  licence: { type: "text" },
  firstAider: { type: "bool", inRules: true },
  mentor: { type: "person", seen: true },
  shirtSize: { type: "select", options: ["XS", "S", "M", "L", "XL", "XXL"] },
  shoeSize: { type: "number" },
} as const satisfies Record<string, FieldPreset>;

export type FieldPresetName = keyof typeof fieldPresets;
export const fieldPresetNames = Object.keys(fieldPresets) as FieldPresetName[];

/** What such a field begins with; what somebody wrote beside it stays. */
export function newFieldFromPreset(
  name: FieldPresetName,
): Pick<FieldForm, "type" | "options" | "inRules" | "seen"> {
  const { type, options = [], inRules = false, seen = false }: FieldPreset = fieldPresets[name];
  return { type, options: [...options], inRules, seen };
}
