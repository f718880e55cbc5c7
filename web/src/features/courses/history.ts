/** Undo and redo of a course's draft: what it was like before each edit, and the edits that lead from one state to another. */
import { isAlike } from "@learnt/ui/base/rebase";
import { type Activity, type Course, orderOf, type Section, sameOrder, toStored } from "./model";
import { type ActivityPatch, type DetailsPatch, edits } from "./queries";

type Step = { send: ReturnType<typeof edits.details>; show: (course: Course) => Course };

const MOST_STEPS = 50;

/** What undoing brings back of the course itself; its teams, and whether it is a bundle or a template, are decided elsewhere. */
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
  "availabilityFrom",
  "availabilityUntil",
] as const satisfies readonly (keyof DetailsPatch)[];

function detailsBetween(from: Course, to: Course): DetailsPatch {
  const changed = details.filter((field) => !isAlike(from[field] ?? null, to[field] ?? null));
  const image = to.image?.id ?? null;
  return {
    ...(Object.fromEntries(changed.map((field) => [field, to[field] ?? null])) as DetailsPatch),
    ...((from.image?.id ?? null) === image ? {} : { image }),
  };
}

/** What of an activity the server keeps. */
const stored = ({ title, required, completion, content, minutes, opens, type }: Activity): ActivityPatch => ({
  ...{ title, required, completion },
  ...{ minutes: minutes ?? null, opens, content: toStored(type, content) },
});

function patchBetween(from: Activity, to: Activity): ActivityPatch {
  const [was, is] = [stored(from), stored(to)];
  const fields = Object.keys(is) as (keyof ActivityPatch)[];
  return Object.fromEntries(
    fields.filter((field) => !isAlike(was[field], is[field])).map((field) => [field, is[field]]),
  );
}

const opensOf = ({ opens }: Activity): ActivityPatch => (opens.kind === "always" ? {} : { opens });

const byId = <One extends { id: string }>(all: readonly One[]) => new Map(all.map((one) => [one.id, one]));
const activitiesOf = (sections: readonly Section[]) => sections.flatMap(({ activities }) => activities);

/** The edits that make of one state of a course another one; none where nothing differs that could be undone. */
export function stepsBetween(from: Course, to: Course): Step[] {
  const { id } = from;
  const sends: Step["send"][] = [];
  const patch = detailsBetween(from, to);
  if (Object.keys(patch).length > 0) sends.push(edits.details(id, patch));

  const [sectionsNow, sectionsThen] = [byId(from.sections), byId(to.sections)];
  const [now, then] = [byId(activitiesOf(from.sections)), byId(activitiesOf(to.sections))];
  for (const section of to.sections) {
    const known = sectionsNow.get(section.id);
    if (!known) sends.push(edits.addSection(id, { id: section.id, title: section.title }));
    else if (known.title !== section.title) sends.push(edits.renameSection(id, section.id, section.title));
  }
  for (const section of to.sections)
    for (const activity of section.activities.filter((one) => !now.has(one.id))) {
      const { type, title } = activity;
      const { opens: _, ...put } = stored(activity);
      sends.push(edits.addActivity(id, { ...put, id: activity.id, type, title, sectionId: section.id }));
    }
  // What opens after others is said when all of them are there.
  for (const activity of activitiesOf(to.sections)) {
    const known = now.get(activity.id);
    const changed = known ? patchBetween(known, activity) : opensOf(activity);
    if (Object.keys(changed).length > 0) sends.push(edits.changeActivity(id, activity.id, changed));
  }
  for (const gone of now.keys()) if (!then.has(gone)) sends.push(edits.removeActivity(id, gone));
  // What stays leaves a section before that goes; what came back comes to its place.
  const kept = from.sections.map((section) => ({
    ...section,
    activities: section.activities.filter((one) => then.has(one.id)),
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
    image: to.image,
    sections: to.sections,
  });
  return sends.map((send) => ({ send, show }));
}

/** What the draft was like before each edit, and after those that were undone. */
export class History {
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
    this.#past = [...this.#past.slice(1 - MOST_STEPS), course];
    this.#future = [];
  }

  /** Somebody else's draft was taken over: what was before it is not this one's. */
  forget(): void {
    this.#past = [];
    this.#future = [];
  }

  /** The edits that lead one step back or forth from what is there now; states that differ in nothing are passed over. */
  turn(way: "undo" | "redo", now: Course): { steps: Step[]; to: Course } | null {
    const [from, onto] = way === "undo" ? [this.#past, this.#future] : [this.#future, this.#past];
    for (let to = from.pop(); to; to = from.pop()) {
      const steps = stepsBetween(now, to);
      if (steps.length === 0) continue;
      onto.push(now);
      return { steps, to };
    }
    return null;
  }
}
