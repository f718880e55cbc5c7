/** The learning of people: what of it a list shows, and what can be done with a row. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { courseTone } from "../../app/courseStatus";
import { type DocumentType, documentType, documentTypes } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export type TeamPerson = Schemas["TeamPerson"];
export type TeamFigures = Schemas["TeamFigures"];
export type TeamCourse = Schemas["TeamCourse"];
export type TeamMatrixPerson = Schemas["TeamMatrix"]["people"]["items"][number];
export type TeamMatrixCell = Schemas["TeamMatrixCell"];
export type PersonSummary = Schemas["PersonSummary"];
export type PersonDocument = Schemas["PersonDocument"];
export type PersonCourse = Schemas["PersonCourse"];
export type Reason = Schemas["AssignmentReason"];
export type Reminders = Schemas["Reminders"];
export type Assignable = Schemas["AssignableDocument"];
export type RemindOf = Schemas["RemindOf"];

/** Where somebody stands, as lists ask for it. */
export const states = ["overdue", "inprogress", "notstarted", "completed"] as const;
/** What people are assigned by hand; bundles stand among the courses. */
export const types: readonly DocumentType[] = documentTypes
  .filter(({ isAssignedByHand }) => isAssignedByHand)
  .map(({ type }) => type);
/** What a person may have, bundles as a kind of their own. */
export const kinds: readonly (DocumentType | "bundle")[] = types.flatMap((type) =>
  type === "course" ? [type, "bundle"] : [type],
);

export const teamPath = paths.myTeam;

/** Whose screen it is: a manager's, or an admin's. */
export type Viewer = "manager" | "admin";

export const personPath = (viewer: Viewer, id: string) =>
  viewer === "admin" ? paths.user(id) : `${teamPath}/${id}`;

/** Something of somebody's on their page: a course is opened there, of all else they have it is found. */
export const documentOf = (viewer: Viewer, id: string, of: Pick<TeamCourse, "id" | "type" | "title">) =>
  of.type === "course"
    ? `${personPath(viewer, id)}?course=${of.id}`
    : `${personPath(viewer, id)}?l-search=${encodeURIComponent(of.title)}`;

type PersonName = { firstName: string; lastName: string };
export const nameOf = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`;

/** The colour of a status, whatever the type; a word that this page does not know is grey. */
export const toneOf = (status: string): Tone =>
  status in courseTone ? courseTone[status as keyof typeof courseTone] : "neutral";

/** A status that has words here. */
export const statusKey = (status: string) =>
  `status.${status in courseTone ? status : "notstarted"}` as const;

/** Something that people are assigned. */
export type DocumentRef = Pick<PersonDocument, "type" | "documentId">;
export type Settlement = Schemas["Settlement"];

/** What has a date, or contains what has one. */
export const isDated = (type: DocumentRef["type"]) => type === "course" || contains(type);

/** What is settled by settling, or waiving, what is in it. */
export const contains = (type: DocumentRef["type"]) => documentType(type)?.containsOthers === true;

export type Action = "remind" | "extend" | "reset" | "complete" | "take";

/** What can be done with something that a person has: only admins settle it, and an event is settled where it took place. */
export function actionsOf(row: PersonDocument, viewer: Viewer): Action[] {
  if (row.archivedAt !== null) return [];
  const isOpen = row.status !== "completed";
  const isSettled = viewer === "admin" && types.includes(row.type);
  const actions: [Action, boolean][] = [
    ["remind", isOpen && row.isShown],
    ["extend", isOpen && isDated(row.type)],
    ["complete", isOpen && row.isShown && isSettled],
    ["reset", row.startedAt !== null && isSettled],
    ["take", row.reasons.some(({ canTake }) => canTake)],
  ];
  return actions.flatMap(([action, can]) => (can ? [action] : []));
}

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Why somebody has something, in a line. */
export const reasonsIn = (t: Translate, reasons: readonly Reason[]): string =>
  reasons
    .map(({ kind, name }) => (name ? t(`why.${kind}`, { name }) : t(`why.${kind}Bare`)))
    .filter((text, at, all) => all.indexOf(text) === at)
    .join(" · ");

/** What became of reminders, in a sentence for each part that happened. */
export function remindersIn(t: Translate, { sent, alreadyToday, nothingToDo }: Reminders): string[] {
  const parts: [string, number][] = [
    ["reminded.already", alreadyToday],
    ["reminded.nothing", nothingToDo],
  ];
  return [
    t("reminded.sent", { count: sent }),
    ...parts.flatMap(([key, count]) => (count > 0 ? [t(key, { count })] : [])),
  ];
}
