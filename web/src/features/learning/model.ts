/** What a course is to its learner, and the small arithmetic of the player. */
import type { RichNode } from "@learnt/ui/editor/document";
import type { Schemas } from "../../api/types";
import type { CourseStatus } from "../../app/courseStatus";

export type Status = CourseStatus;
export const statuses: readonly Status[] = ["notstarted", "inprogress", "markingRequired", "completed"];

export type MyCourse = Schemas["MyCourse"];

export type TimeRange = [from: number, to: number];
export type Resume = Schemas["Resume"];
export type Completion = Schemas["Completion"];

export type FileView = Pick<Schemas["FileView"], "url" | "name" | "mediaType">;
/** The captions of a video in one language. */
export type Captions = { language: string; file: FileView };
/** What a locked activity waits for. */
export type WaitsFor = Schemas["ActivityWaitsFor"];
/** What an activity holds; the document leaves it open, for each type has its own. */
export type ActivityContents = {
  page: { doc: RichNode };
  video: {
    file: FileView | null;
    duration: number | null;
    /** Stands there until it plays. */
    poster?: FileView | null;
    captions?: Captions[];
  };
  document: { file: FileView | null; pages: number | null };
  link: { url: string };
  checklist: { items: { id: string; text: string; required: boolean }[] };
  form: { form: string | null };
  event: { events: string[] };
  assignment: { doc: RichNode };
  quiz: { questions: number };
};
export type ActivityType = keyof ActivityContents;

export type Activity<Type extends ActivityType = ActivityType> = Omit<
  Schemas["PlayerActivity"],
  "type" | "content"
> & { type: Type; content?: ActivityContents[Type] | null };
/** An activity that is open: its content is there. */
export type OpenActivity<Type extends ActivityType> = Activity<Type> & { content: ActivityContents[Type] };

export type Section = Omit<Schemas["PlayerSection"], "activities"> & { activities: Activity[] };

export type Course = Omit<Schemas["Player"], "sections"> & { sections: Section[] };

export type Learner = Schemas["Learner"];

export type CourseProgress = Schemas["CourseProgress"];

export const activitiesOf = (course: Course): Activity[] =>
  course.sections.flatMap((section) => section.activities);

/** What is printed instead of the page: of a document all of it, not the sheet that is looked at. */
export const printedFile = ({ type, content }: Pick<Activity, "type" | "content">): FileView | null =>
  type === "document" && content ? (content as ActivityContents["document"]).file : null;

/** Whether its learner says that it is done; a checklist has items to tick instead. */
export const isByHand = ({ type, completion }: Pick<Activity, "type" | "completion">): boolean =>
  completion.kind === "ticked" && type !== "checklist";

/** Whether it is completed by going on from its end. */
export const isRead = ({
  completion,
  status,
  locked,
}: Pick<Activity, "completion" | "status" | "locked">): boolean =>
  completion.kind === "read" && status !== "completed" && !locked;

/** Whether somebody may still be watching or reading what has just been completed. */
export const mayContinue = (activity: Pick<Activity, "type" | "completion">): boolean =>
  ["page", "video", "document", "form", "event", "assignment", "quiz"].includes(activity.type) &&
  activity.completion.kind !== "read" &&
  !isByHand(activity);

/** What counts for the course: the required activities; where none is required, all of them. */
export const countedActivities = (all: readonly Activity[]): Activity[] =>
  all.some((item) => item.required) ? all.filter((item) => item.required) : [...all];

/** Whether its learner still has something to do about it: what waits for a marker is neither completed nor to be done. */
export const isToDo = ({ status }: Pick<Activity, "status">): boolean =>
  status !== "completed" && status !== "markingRequired";

/** Where the player opens: the asked for, else where it was left, else the next that is open and has to be done. */
export function entry(course: Course, requestedValue: string | null): Activity | undefined {
  const all = activitiesOf(course);
  const byId = (id: string | null | undefined) => all.find((activity) => activity.id === id);
  const requested = byId(requestedValue);
  if (requested && !requested.locked) return requested;
  const last = byId(course.lastActivityId);
  const isOpen = (item: Activity) => !item.locked && isToDo(item);
  if (last && !last.locked && course.status === "completed") return last;
  const from = last ? all.indexOf(last) : 0;
  const onwards = [...all.slice(from), ...all.slice(0, from)];
  const has = new Set(countedActivities(all));
  const next = onwards.find((item) => has.has(item) && isOpen(item)) ?? onwards.find(isOpen);
  return next ?? last ?? all.find((activity) => !activity.locked) ?? all[0];
}

/** What a locked activity waits for, as a key of the catalogue with what it names. */
export function lockReason(
  course: Course,
  { waitsFor }: Pick<Activity, "waitsFor">,
): { key: string; titles: string[]; at: string | null } {
  if (waitsFor?.kind === "date") return { key: "player.opensOn", titles: [], at: waitsFor.at };
  const titles =
    waitsFor?.kind === "activities"
      ? activitiesOf(course)
          .filter(({ id }) => waitsFor.activities.includes(id))
          .map(({ title }) => title)
      : [];
  return { key: titles.length > 0 ? "player.opensAfter" : "player.lockedHint", titles, at: null };
}

/** The moment at which the next activity opens by itself. */
export function nextOpening(course: Course): number | null {
  const moments = activitiesOf(course).flatMap(({ waitsFor }) =>
    waitsFor?.kind === "date" ? [Date.parse(waitsFor.at)] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** The neighbour in the order of the course: -1 the one before, 1 the one behind. */
export function neighbourActivity(course: Course, id: string, step: -1 | 1): Activity | undefined {
  const all = activitiesOf(course);
  return all[all.findIndex((activity) => activity.id === id) + step];
}

/** What is still to be done for the course, beside this activity: the first that is open. */
export function remainingActivity(course: Course, exceptId: string): Activity | undefined {
  return countedActivities(activitiesOf(course)).find(
    (item) => item.id !== exceptId && !item.locked && isToDo(item),
  );
}

/** Disjoint stretches in ascending order; what touches within a quarter of a second is one. */
export function merge(stretches: readonly TimeRange[]): TimeRange[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 0.25) last[1] = Math.max(last[1], to);
    else if (to > from) merged.push([from, to]);
  }
  return merged;
}

/** What of `mine` the server has not credited yet. */
export function missing(watched: readonly TimeRange[], credited: readonly TimeRange[]): TimeRange[] {
  const parts: TimeRange[] = [];
  for (const [from, to] of merge(watched)) {
    let at = from;
    for (const [seenFrom, seenTo] of merge(credited)) {
      if (seenTo <= at || seenFrom >= to) continue;
      if (seenFrom > at) parts.push([at, seenFrom]);
      at = Math.max(at, seenTo);
    }
    if (to - at > 0.05) parts.push([at, to]);
  }
  return parts
    .map(([from, to]) => [Math.round(from * 10) / 10, Math.round(to * 10) / 10] satisfies TimeRange)
    .filter(([from, to]) => to > from);
}

/** Where a video goes on: not in its last moments, where there is nothing left to see. */
export function startAt(resume: Resume, duration: number | null): number {
  const position = resume.position ?? 0;
  return duration !== null && position > duration - 3 ? 0 : position;
}

export type Availability = { state: "open" } | { state: "early" | "over"; when: string };

/** Whether a course may be worked on now; what is completed stays readable. */
export function availability(
  of: Pick<MyCourse, "status" | "availabilityFrom" | "availabilityUntil">,
  now: number,
): Availability {
  if (of.status === "completed") return { state: "open" };
  if (of.availabilityFrom && Date.parse(of.availabilityFrom) > now)
    return { state: "early", when: of.availabilityFrom };
  if (of.availabilityUntil && Date.parse(of.availabilityUntil) <= now)
    return { state: "over", when: of.availabilityUntil };
  return { state: "open" };
}

export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
};

/** What is ticked once these ticks have been made or taken back. */
export function withTicks(
  ticked: readonly string[] = [],
  ticks: Readonly<Record<string, boolean>> = {},
): string[] {
  const created = Object.keys(ticks).filter((id) => ticks[id]);
  return [...ticked.filter((id) => !(id in ticks)), ...created];
}
