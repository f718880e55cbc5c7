/** What two devices wrote of one note: which ticks differ, and how both come together. */
import { isEqual } from "@learnt/ui/base/rebase";
import type { Schemas } from "../../api/types";
import type { CheckItem, Content } from "./model";

export type Tick = Schemas["Tick"];

const itemTexts = (list: readonly CheckItem[]) => list.map(({ id, text }) => [id, text]);
const byId = (list: readonly CheckItem[]) => new Map(list.map((item) => [item.id, item]));
const fields = ["title", "description", "labels", "archive", "reminder"] as const;

/** The lines that are ticked otherwise, where that is all that differs; null: something else does as well. */
export function ticksBetween(from: Content, to: Content): Tick[] | null {
  if (fields.some((field) => !isEqual(from[field], to[field]))) return null;
  if (!isEqual(itemTexts(from.checklist), itemTexts(to.checklist))) return null;
  return to.checklist
    .filter(({ checked }, at) => checked !== from.checklist[at]?.checked)
    .map(({ id, checked }) => ({ id, checked }));
}

/** `list` with the lines that were ticked otherwise between the two. */
function withTicks(list: readonly CheckItem[], from: readonly CheckItem[], to: readonly CheckItem[]) {
  const [was, is] = [byId(from), byId(to)];
  return list.map((item) => {
    const checked = is.get(item.id)?.checked;
    return checked === undefined || checked === was.get(item.id)?.checked ? item : { ...item, checked };
  });
}

function mergeChecklist(from: CheckItem[], saved: CheckItem[], now: CheckItem[]): CheckItem[] | null {
  if (isEqual(itemTexts(from), itemTexts(now))) return withTicks(saved, from, now);
  return isEqual(itemTexts(from), itemTexts(saved)) ? withTicks(now, from, saved) : null;
}

/** `now` was written on `from`, which is `kept` meanwhile: both together. Null: the same was changed in both. */
export function mergeNote(from: Content, saved: Content, now: Content): Content | null {
  const checklist = mergeChecklist(from.checklist, saved.checklist, now.checklist);
  const isFree = (field: (typeof fields)[number]) =>
    isEqual(from[field], now[field]) ||
    isEqual(from[field], saved[field]) ||
    isEqual(saved[field], now[field]);
  if (!checklist || !fields.every(isFree)) return null;
  const own = fields.filter((field) => !isEqual(from[field], now[field]));
  return { ...saved, ...Object.fromEntries(own.map((field) => [field, now[field]])), checklist };
}
