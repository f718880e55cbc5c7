/** What is handed in, to its person and to its markers. */
import type { RichNode } from "@learnt/ui/editor/document";
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";

export type Status = Schemas["CourseworkStatus"];
export type Coursework = Omit<Schemas["Coursework"], "doc" | "criteria"> & {
  doc: RichNode;
  criteria: Record<string, boolean>;
};
/** The document leaves open what a text is made of, and what is kept of the rubric: its lines that are met. */
export const asCoursework = (open: Schemas["Coursework"]): Coursework => open as Coursework;
export type CourseworkRow = Schemas["CourseworkRow"];

export const markedStatuses = [
  "markingRequired",
  "competent",
  "notCompetent",
  "pendingResubmission",
] as const satisfies readonly Status[];

export const toneOf: Readonly<Record<Status, Tone>> = {
  inprogress: "info",
  markingRequired: "warn",
  competent: "good",
  notCompetent: "bad",
  pendingResubmission: "warn",
};

/** What the file dialog offers. */
export const accepted =
  "image/png,image/jpeg,image/webp,image/gif,video/mp4,video/webm,application/pdf,.csv,.docx,.xlsx,.pptx";

/** What an upload of a type is called by the server. */
export function kindOf(file: Pick<File, "type" | "name">): "image" | "video" | "document" | "office" {
  if (file.type.startsWith("image/")) return "image";
  if (file.type.startsWith("video/")) return "video";
  return file.type === "application/pdf" || /\.pdf$/i.test(file.name) ? "document" : "office";
}

/** The files of the try that is under way or was marked, then those of earlier ones. */
export function byAttempt<File extends { attempt: number }>(files: readonly File[]): [number, File[]][] {
  const tries = new Map<number, File[]>();
  for (const file of files) tries.set(file.attempt, [...(tries.get(file.attempt) ?? []), file]);
  return [...tries].sort(([item], [other]) => other - item);
}
