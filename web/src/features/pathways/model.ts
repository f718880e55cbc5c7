/** What a pathway is, where its items lead, in which order they are done, and how its map is drawn. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Pathway = Schemas["Pathway"];
export type PathwayRow = Schemas["PathwayRow"];
export type Item = Schemas["PathwayItem"];
export type ItemKind = Schemas["PathwayItemKind"];
export type ItemState = Schemas["PathwayItemState"];
export type PathwayMaterial = Schemas["PathwayMaterial"];
export type Mode = Schemas["PathwayMode"];
export type PathwayMove = Schemas["PathwayMove"];
export type Status = Pathway["status"];
export type ProgressStatus = Schemas["PathwayProgressStatus"];
export type MyPathway = Schemas["MyPathway"];
export type OpenPathway = Schemas["OpenPathway"];
export type DueRule = Schemas["DueRule"];
export type Learner = Schemas["PathwayLearner"];
export type LearnerOnPathway = Schemas["LearnerOnPathway"];

/** In the order of their priority. */
export const statuses = [
  "published",
  "publishedwithdraft",
  "unpublished",
  "draftwithchanges",
  "draft",
  "archived",
] as const satisfies readonly Status[];

export const toneOf: Readonly<Record<Status, Tone>> = {
  published: "good",
  publishedwithdraft: "info",
  unpublished: "warn",
  draftwithchanges: "warn",
  draft: "neutral",
  archived: "neutral",
};

export const progressStatuses = [
  "notstarted",
  "inprogress",
  "completed",
] as const satisfies readonly ProgressStatus[];

export const toneOfProgress: Readonly<Record<ProgressStatus, Tone>> = {
  notstarted: "neutral",
  inprogress: "info",
  completed: "good",
};

export const itemKinds = [
  "course",
  "bundle",
  "resource",
  "event",
  "form",
] as const satisfies readonly ItemKind[];
export const modes = ["learnersChoice", "sequenced"] as const satisfies readonly Mode[];

export const adminPath = (id: string) => paths.editPathway(id);
export const openPath = (id: string) => paths.myPathway(id);
export const isLive = (status: Status) => status === "published" || status === "publishedwithdraft";

/** What is written of a pathway. */
export type PathwayDraft = {
  title: string;
  handle: string;
  description: string;
  image: string | null;
  category: string;
  tags: string[];
  mode: Mode;
  requiredCount: number | null;
  due: DueRule;
  items: Item[];
};

export const draftOf = (pathway: Pathway): PathwayDraft => ({
  title: pathway.title,
  handle: pathway.handle,
  description: pathway.description,
  image: pathway.image ?? null,
  category: pathway.category,
  tags: pathway.tags,
  mode: pathway.mode,
  requiredCount: pathway.requiredCount ?? null,
  due: pathway.due,
  items: pathway.items,
});

/** By when I am to complete mine, as the list is asked for it. */
export const dueFilters = ["overdue", "soon"] as const;

/** Whether a due date can be saved. */
export function isCompleteRule(rule: DueRule): boolean {
  if (rule.kind === "on") return /^\d{4}-\d{2}-\d{2}$/.test(rule.date);
  if (rule.kind === "after") return Number.isInteger(rule.days) && rule.days >= 0 && rule.days <= 3650;
  if (rule.kind === "field")
    return rule.field !== "" && Number.isInteger(rule.days) && Math.abs(rule.days) <= 3650;
  return true;
}

/** As the server takes it. */
export const bodyOf = (draft: PathwayDraft) => ({
  ...draft,
  items: draft.items.map(({ kind, documentId, required }) => ({ kind, documentId, required })),
});

/** The same items with one of them somewhere else. */
export function moved<Element>(items: readonly Element[], from: number, to: number): Element[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** What stands in the way of publishing, as a key of the texts. */
export function missingRequirement({
  items,
  requiredCount,
}: Pick<PathwayDraft, "items" | "requiredCount">): string | null {
  if (items.length === 0) return "lacking.items";
  return requiredCount !== null && requiredCount > items.length ? "lacking.count" : null;
}

/** Where an item is done; nothing while it is not there, or locked. */
export function hrefOf(state: ItemState): string | null {
  if (!state.isAvailable || state.isLocked) return null;
  switch (state.kind) {
    case "course":
    case "bundle":
      return state.assignmentId ? paths.course(state.assignmentId) : null;
    case "resource":
      return paths.myResource(state.documentId);
    case "event":
      return paths.exploreEvent(state.documentId);
    case "form":
      return paths.answerForm(state.documentId);
  }
}

export type ItemStatus = "done" | "waived" | "hidden" | "locked" | "begun" | "open";

export function statusOf(state: ItemState): ItemStatus {
  if (state.completedAt) return "done";
  if (state.waivedAt) return "waived";
  if (!state.isAvailable) return "hidden";
  if (state.isLocked) return "locked";
  return (state.progress ?? 0) > 0 ? "begun" : "open";
}

export const toneOfItemStatus: Readonly<Record<ItemStatus, Tone>> = {
  done: "good",
  waived: "good",
  hidden: "neutral",
  locked: "neutral",
  begun: "info",
  open: "accent",
};

/** What to go on with: what has to be done first, then whatever is left. */
export function nextItem(states: readonly ItemState[]): ItemState | null {
  const open = states.filter((state) => !state.isDone && hrefOf(state) !== null);
  return open.find((state) => state.required) ?? open[0] ?? null;
}

/** What a locked item's completion, or this one's, opens: the titles behind it that wait for it. */
export const opensOf = (states: readonly ItemState[], state: ItemState): string[] =>
  states.filter((other) => other.waitsFor.includes(state.title)).map(({ title }) => title);

/** A new learner's view of a draft. */
export function initialItemStates(items: readonly Item[], mode: Mode): ItemState[] {
  const before: string[] = [];
  return items.map((item) => {
    const isLocked = mode === "sequenced" && before.length > 0;
    const waitsFor = isLocked ? [...before] : [];
    if (item.required && item.isAvailable) before.push(item.title);
    return {
      ...item,
      isDone: false,
      isLocked,
      waitsFor,
      completedAt: null,
      waivedAt: null,
      waiveReason: null,
      assignmentId: null,
      progress: null,
    };
  });
}

export type Point = { x: number; y: number };

/** The places of the items: row by row, each second one backwards, so that the way winds down the page. `last`: how high the last row is. */
export function places(
  count: number,
  width: number,
  row: number,
  last = row,
): { points: Point[]; height: number } {
  const columns = Math.max(2, Math.min(5, Math.floor(width / 190)));
  const step = width / columns;
  const points = Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / columns);
    const place = at % columns;
    const column = line % 2 === 0 ? place : columns - 1 - place;
    return { x: step * (column + 0.5), y: 40 + line * row };
  });
  return { points, height: Math.max(0, Math.ceil(count / columns) - 1) * row + last };
}

/** The line from one place to the next: straight, for a row turns below its own end. */
export const linePath = (from: Point, to: Point): string => `M ${from.x} ${from.y} L ${to.x} ${to.y}`;
