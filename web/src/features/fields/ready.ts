/** Fields that many teams describe, to begin from: their names are texts of the catalogue. */
import type { FieldForm } from "./model";

type Ready = Pick<FieldForm, "type"> & Partial<Pick<FieldForm, "options" | "inRules" | "seen">>;

export const ready = {
  startDate: { type: "date", seen: true, inRules: true },
  licence: { type: "text" },
  firstAider: { type: "bool", inRules: true },
  mentor: { type: "person", seen: true },
  shirtSize: { type: "select", options: ["XS", "S", "M", "L", "XL", "XXL"] },
  shoeSize: { type: "number" },
} as const satisfies Record<string, Ready>;

export type ReadyName = keyof typeof ready;
export const readyNames = Object.keys(ready) as ReadyName[];

/** What such a field begins with; what somebody wrote beside it stays. */
export function begun(name: ReadyName): Pick<FieldForm, "type" | "options" | "inRules" | "seen"> {
  const { type, options = [], inRules = false, seen = false }: Ready = ready[name];
  return { type, options: [...options], inRules, seen };
}
