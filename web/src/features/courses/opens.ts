/** When an activity opens, and which could never: the server refuses to publish those, the builder says so while it is written. */
import type { Schemas } from "../../api/types";
import type { Activity, Course } from "./model";

export type Opens = Schemas["ActivityOpens"];
export const openKinds = ["always", "afterPrevious", "afterActivities", "afterDays", "onDate"] as const;
export type Never = "missing" | "circle" | "tooLate";

/** The longest that an activity may wait, in days. */
export const MOST_DAYS = 3650;

/** A rule of a kind as it begins; null: something is to be chosen before it is one. */
export function usualOpens(kind: Opens["kind"]): Opens | null {
  if (kind === "afterDays") return { kind, days: 7 };
  if (kind === "afterActivities" || kind === "onDate") return null;
  return { kind };
}

/** The activities that can never open, by their ids. In a sequential course each waits for what counts before it, too. */
export function neverOpens(course: Course): Map<string, Never> {
  const all = course.sections.flatMap((section) => section.activities);
  const known = new Set(all.map(({ id }) => id));
  const isAllCounted = all.every(({ required }) => !required);
  const isSequential = course.sequential && !course.isBundle;
  const closes = course.availabilityUntil ? Date.parse(course.availabilityUntil) : null;
  const waits = all.map((one, index) => {
    const before = all.slice(0, index);
    const own =
      one.opens?.kind === "afterActivities"
        ? one.opens.activities
        : one.opens?.kind === "afterPrevious"
          ? before.slice(-1).map(({ id }) => id)
          : [];
    const order = isSequential ? before.filter(({ required }) => required || isAllCounted) : [];
    return [...own, ...order.map(({ id }) => id)];
  });
  const isLate = ({ opens }: Activity) =>
    opens?.kind === "onDate" && closes !== null && Date.parse(opens.at) >= closes;
  const open = new Set<string>();
  for (let before = -1; before < open.size; ) {
    before = open.size;
    for (const [index, one] of all.entries())
      if (!isLate(one) && waits[index]?.every((id) => open.has(id))) open.add(one.id);
  }
  const why = (one: Activity, index: number): Never =>
    isLate(one) ? "tooLate" : waits[index]?.some((id) => !known.has(id)) ? "missing" : "circle";
  return new Map(all.flatMap((one, index) => (open.has(one.id) ? [] : [[one.id, why(one, index)] as const])));
}
