/** Undo and redo of a course's draft: what it was like before each edit, and the edits that lead from one state to another. */
import { type Activity, type Course, orderOf, type Section, sameOrder, toStored } from "./model";
import { type ActivityPatch, type DetailsPatch, edits } from "./queries";

type Step = { send: ReturnType<typeof edits.details>; show: (course: Course) => Course };

/** What an edit did, for whoever takes it back: names of fields, and of what was added, removed or moved. */
export type EditedPart =
  | { kind: "details"; fields: readonly string[] }
  | { kind: "changed"; title: string; fields: readonly string[] }
  | { kind: "added" | "removed"; title: string }
  | { kind: "moved" }
  | { kind: "typed"; title: string };

const MAX_STEPS = 50;

const details = [
  "title",
  "handle",
  "description",
  "category",
  "tags",
  "sequential",
  "certificate",
  "certificateMonths",
  "certificateTemplate",
  "certificateDownload",
  "chat",
  "availabilityFrom",
  "availabilityUntil",
] as const satisfies readonly (keyof DetailsPatch)[];

/** The database keeps the names of an object in an order of its own, and what says nothing may be left out. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, item]) => item !== null && item !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
const isSame = (item: unknown, other: unknown): boolean =>
  canonical(item ?? null) === canonical(other ?? null);

const idsOf = (teams: Course["teams"]) => teams.map(({ id }) => id);

function detailsBetween(from: Course, to: Course): DetailsPatch {
  const changed = details.filter((field) => !isSame(from[field], to[field]));
  const image = to.image?.id ?? null;
  return {
    ...(Object.fromEntries(changed.map((field) => [field, to[field] ?? null])) as DetailsPatch),
    ...((from.image?.id ?? null) === image ? {} : { image }),
  };
}

/** What of an activity the server keeps. */
const stored = ({ title, required, completion, content, minutes, opens, type }: Activity) =>
  ({
    ...{ title, required, completion, content: toStored(type, content) },
    ...{ minutes: minutes ?? null, opens: opens ?? { kind: "always" } },
  }) satisfies ActivityPatch;

function patchBetween(from: Activity, to: Activity): ActivityPatch {
  const [was, is] = [stored(from), stored(to)];
  const fields = Object.keys(is) as (keyof typeof is)[];
  return Object.fromEntries(
    fields.filter((field) => !isSame(was[field], is[field])).map((field) => [field, is[field]]),
  );
}

const byId = <Item extends { id: string }>(all: readonly Item[]) =>
  new Map(all.map((item) => [item.id, item]));
const activitiesOf = (sections: readonly Section[]) => sections.flatMap(({ activities }) => activities);

/** What stays of a state in another one: in both, in the order of the first. */
const remaining = (sections: readonly Section[], other: readonly Section[]): Section[] => {
  const [known, within] = [byId(other), byId(activitiesOf(other))];
  return sections
    .filter(({ id }) => known.has(id))
    .map((section) => ({
      ...section,
      activities: section.activities.filter(({ id }) => within.has(id)),
    }));
};

/** The edits that make of one state of a course another one; none where nothing differs that can be undone. */
export function stepsBetween(from: Course, to: Course): Step[] {
  const { id } = from;
  const sends: Step["send"][] = [];
  // A bundle has no order of learning: what the course is comes before what it says of itself.
  if (from.isBundle !== to.isBundle) sends.push(edits.bundle(id, to.isBundle));
  const patch = detailsBetween(from, to);
  if (Object.keys(patch).length > 0) sends.push(edits.details(id, patch));
  if (from.isTemplate !== to.isTemplate) sends.push(edits.template(id, to.isTemplate));
  if (!isSame(idsOf(from.teams), idsOf(to.teams))) sends.push(edits.teams(id, to.teams));

  const [sectionsNow, sectionsThen] = [byId(from.sections), byId(to.sections)];
  const [now, then] = [byId(activitiesOf(from.sections)), byId(activitiesOf(to.sections))];
  for (const section of to.sections) {
    const known = sectionsNow.get(section.id);
    if (!known) sends.push(edits.addSection(id, { id: section.id, title: section.title }));
    else if (known.title !== section.title) sends.push(edits.renameSection(id, section.id, section.title));
  }
  for (const section of to.sections)
    for (const activity of section.activities.filter((item) => !now.has(item.id))) {
      const { type, title } = activity;
      const put = { id: activity.id, type, title, sectionId: section.id };
      sends.push(edits.addActivity(id, { ...stored(activity), ...put }));
    }
  // What opens after others is said when all of them are there.
  for (const activity of activitiesOf(to.sections)) {
    const known = now.get(activity.id);
    const changed = known ? patchBetween(known, activity) : {};
    if (Object.keys(changed).length > 0) sends.push(edits.changeActivity(id, activity.id, changed));
  }
  for (const gone of now.keys()) if (!then.has(gone)) sends.push(edits.removeActivity(id, gone));
  // What stays leaves a section before that goes; what came back comes to its place.
  const kept = from.sections.map((section) => ({
    ...section,
    activities: section.activities.filter((item) => then.has(item.id)),
  }));
  const surplus = kept.filter((section) => !sectionsThen.has(section.id));
  const isOrdered = sameOrder(
    kept.filter((section) => sectionsThen.has(section.id)),
    to.sections,
  );
  if (!isOrdered)
    sends.push(
      edits.order(
        id,
        orderOf([...to.sections, ...surplus.map((section) => ({ ...section, activities: [] }))]),
      ),
    );
  for (const { id: gone } of surplus) sends.push(edits.removeSection(id, gone));

  const show = (course: Course): Course => ({
    ...course,
    ...(Object.fromEntries(details.map((field) => [field, to[field]])) as Partial<Course>),
    ...{ image: to.image, isBundle: to.isBundle, isTemplate: to.isTemplate, teams: to.teams },
    sections: to.sections,
  });
  return sends.map((send) => ({ send, show }));
}

/** What differs between a state and a later one, in the words of whoever made the later one of it. */
export function editedBetween(before: Course, after: Course): EditedPart[] {
  const all: EditedPart[] = [];
  const own = Object.keys(detailsBetween(before, after));
  if (before.isBundle !== after.isBundle) own.push("isBundle");
  if (before.isTemplate !== after.isTemplate) own.push("isTemplate");
  if (!isSame(idsOf(before.teams), idsOf(after.teams))) own.push("teams");
  if (own.length > 0) all.push({ kind: "details", fields: own });

  const differing = (was: readonly { id: string; title: string }[], is: typeof was) => {
    const [known, there] = [byId(was), byId(is)];
    for (const { id, title } of is) if (!known.has(id)) all.push({ kind: "added", title });
    for (const { id, title } of was) if (!there.has(id)) all.push({ kind: "removed", title });
  };
  differing(before.sections, after.sections);
  const sections = byId(before.sections);
  for (const { id, title } of after.sections) {
    const was = sections.get(id);
    if (was && was.title !== title) all.push({ kind: "changed", title, fields: ["title"] });
  }
  // What went or came with its section is not named beside it.
  const there = byId(after.sections);
  differing(
    activitiesOf(before.sections.filter(({ id }) => there.has(id))),
    activitiesOf(after.sections.filter(({ id }) => sections.has(id))),
  );
  const activities = byId(activitiesOf(before.sections));
  for (const activity of activitiesOf(after.sections)) {
    const was = activities.get(activity.id);
    const fields = was ? Object.keys(patchBetween(was, activity)) : [];
    if (fields.length > 0) all.push({ kind: "changed", title: activity.title, fields });
  }
  const isMoved = !sameOrder(
    remaining(before.sections, after.sections),
    remaining(after.sections, before.sections),
  );
  if (isMoved) all.push({ kind: "moved" });
  return all;
}

/** What the draft was like before each edit, and after those that were undone. */
export class EditHistory {
  #past: Course[] = [];
  #future: Course[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Before an edit; what was undone cannot be done again after it. */
  remember(course: Course): void {
    if (this.#past.at(-1) !== course) this.#past = [...this.#past.slice(1 - MAX_STEPS), course];
    this.#future = [];
  }

  /** Somebody else's draft was taken over: what was before it is not this one's. */
  forget(): void {
    this.#past = [];
    this.#future = [];
  }

  /** The edits that lead one step back or forth from what is there now; states that differ in nothing are passed over. */
  turn(
    way: "undo" | "redo",
    now: Course,
  ): { steps: Step[]; to: Course; edited: readonly EditedPart[] } | null {
    const [from, onto] = way === "undo" ? [this.#past, this.#future] : [this.#future, this.#past];
    for (let to = from.pop(); to; to = from.pop()) {
      const steps = stepsBetween(now, to);
      if (steps.length === 0) continue;
      onto.push(now);
      return { steps, to, edited: way === "undo" ? editedBetween(to, now) : editedBetween(now, to) };
    }
    return null;
  }
}
