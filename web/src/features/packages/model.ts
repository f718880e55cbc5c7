/** What a learning package is, and what can be said of it without a server. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Package = Schemas["Package"];
export type PackageRow = Schemas["PackageRow"];
export type Item = Schemas["PackageItem"];
export type ItemKind = Schemas["PackageItemKind"];
export type Learner = Schemas["PackageLearner"];
export type PackageDraft = Schemas["PackageDraft"];
export type PackageMove = Schemas["PackageMove"];
export type Status = PackageRow["status"];
export type Removal = Schemas["PackageRemoval"];
export type MyPackage = Schemas["MyPackage"];
export type OpenPackage = Schemas["OpenPackage"];
export type ItemState = Schemas["PackageItemState"];

export const statuses = [
  "published",
  "publishedwithdraft",
  "unpublished",
  "draftwithchanges",
  "draft",
  "archived",
] as const satisfies readonly Status[];
export const kinds = ["course", "bundle", "resource", "pathway"] as const satisfies readonly ItemKind[];
export const learnerStatuses = ["notstarted", "inprogress", "completed"] as const;

export const toneOf: Readonly<Record<Status, Tone>> = {
  published: "good",
  publishedwithdraft: "info",
  unpublished: "warn",
  draftwithchanges: "warn",
  draft: "neutral",
  archived: "neutral",
};

export const toneOfProgress: Readonly<Record<MyPackage["status"], Tone>> = {
  notstarted: "neutral",
  inprogress: "info",
  completed: "good",
};

export const listPath = paths.packages;
export const newPath = paths.newPackage;
export const adminPath = (id: string) => `${newPath}/${id}`;

export const myListPath = paths.myPackages;
export const openPath = (id: string) => paths.myPackage(id);

/** Where an item of mine is opened; nothing while it waits. */
export function hrefOf({ kind, documentId, isAvailable, recordId }: ItemState): string | null {
  if (!isAvailable || !recordId) return null;
  if (kind === "resource") return paths.myResource(documentId);
  return kind === "pathway" ? paths.myPathway(documentId) : paths.course(recordId);
}

export type ItemStatus = "done" | "waits" | "marking" | "begun" | "open";

/** Where somebody is with an item. What was done once is done, whatever became of it. */
export function statusOf(state: ItemState): ItemStatus {
  if (state.isDone) return "done";
  if (!state.isAvailable) return "waits";
  if (state.status === "markingRequired") return "marking";
  return state.status === "inprogress" || state.progress > 0 ? "begun" : "open";
}

export const toneOfItemStatus: Readonly<Record<ItemStatus, Tone>> = {
  done: "good",
  waits: "neutral",
  marking: "warn",
  begun: "info",
  open: "neutral",
};

/** What to go on with: what was begun, then the first that is left; what waits for a marker is nobody's turn. */
export function nextItem(states: readonly ItemState[]): ItemState | null {
  const remaining = states.filter((state) => !state.isDone && hrefOf(state) !== null);
  const of = (status: ItemStatus) => remaining.find((state) => statusOf(state) === status);
  return of("begun") ?? of("open") ?? null;
}

export const isLive = (status: Status) => status === "published" || status === "publishedwithdraft";

const editPathOf: Record<ItemKind, (id: string) => string> = {
  course: paths.editCourse,
  bundle: paths.editCourse,
  resource: paths.editResource,
  pathway: paths.editPathway,
};

/** Where an item is edited. */
export const itemPath = ({ kind, documentId }: Pick<Item, "kind" | "documentId">) =>
  editPathOf[kind](documentId);

/** Whether a due date says all that it has to: a number that is being typed may be none yet. */
export const isCompleteRule = (due: Package["due"]): boolean =>
  Object.values(due).every((part) => part !== "" && !Number.isNaN(part));

/** All that is saved, as it stands. */
export function draftOf(learningPackage: Package): PackageDraft {
  const { title, description, category, tags, due, onRemoval, items } = learningPackage;
  const itemRefs = items.map(({ kind, documentId }) => ({ kind, documentId }));
  return { title, description, category, tags, due, onRemoval, items: itemRefs };
}

/** An item one place up or down; at an end it stays. */
export function moved<T>(items: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const copy = [...items];
  const [item, other] = [copy[at], copy[to]];
  if (item !== undefined && other !== undefined) [copy[at], copy[to]] = [other, item];
  return copy;
}

/** What becomes of an item for the package's people, where it is not simply given. */
export function itemProblem(item: Item): "gone" | "archived" | "hidden" | undefined {
  if (item.status === "") return "gone";
  if (item.status === "archived") return "archived";
  return item.isAvailable ? undefined : "hidden";
}
