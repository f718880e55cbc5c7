/** When an activity opens, and which could never: the server refuses to publish those, the builder says so while it is written. */
import type { Schemas } from "../../api/types";
import type { Activity, Course } from "./model";

export type Opens = Schemas["ActivityOpens"];
export const openKinds = ["always", "afterPrevious", "afterActivities", "afterDays", "onDate"] as const;
export type UnreachableReason = "missing" | "circle" | "tooLate";

/** The longest that an activity may wait, in days. */
export const MAX_DAYS = 3650;

/** A rule of a kind as it begins; null: something is to be chosen before it is one. */
export function defaultOpens(kind: Opens["kind"]): Opens | null {
  if (kind === "afterDays") return { kind, days: 7 };
  if (kind === "afterActivities" || kind === "onDate") return null;
  return { kind };
}

/** The activities that can never open, by their ids. In a sequential course each waits for what counts before it, too. */
export function unreachableActivities(course: Course): Map<string, UnreachableReason> {
  const all = course.sections.flatMap((section) => section.activities);
  const knownIds = new Set(all.map(({ id }) => id));
  const isAllCounted = all.every(({ required }) => !required);
  const isSequential = course.sequential && !course.isBundle;
  const closes = course.availabilityUntil ? Date.parse(course.availabilityUntil) : null;
  const waits = all.map((item, index) => {
    const before = all.slice(0, index);
    const own =
      item.opens?.kind === "afterActivities"
        ? item.opens.activities
        : item.opens?.kind === "afterPrevious"
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
    for (const [index, item] of all.entries())
      if (!isLate(item) && waits[index]?.every((id) => open.has(id))) open.add(item.id);
  }
  const why = (item: Activity, index: number): UnreachableReason =>
    isLate(item) ? "tooLate" : waits[index]?.some((id) => !knownIds.has(id)) ? "missing" : "circle";
  return new Map(
    all.flatMap((item, index) => (open.has(item.id) ? [] : [[item.id, why(item, index)] as const])),
  );
}
