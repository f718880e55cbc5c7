/** A course as the builder knows it, and what can be done to its outline without a server. */
import type { RichNode } from "@learnt/ui/editor/document";
import type { Schemas } from "../../api/types";
import type { Opens } from "./unlockRules";

export type CourseStatus = Schemas["CourseStatus"];
export type ActivityType = Schemas["ActivityKind"];
export type Completion = Schemas["Completion"];
/** What a file is for is a word to the document: here it is one of these. */
export type FileView = Omit<Schemas["FileView"], "kind"> & {
  kind: "image" | "video" | "document" | "captions";
};

/** The captions of a video in one language. */
export type Captions = { language: string; file: FileView };

export type Item = { id: string; text: string; required: boolean };
export type RubricLine = Schemas["RubricLine"];
/** What an activity holds; the document leaves it open, for each type has its own. */
export type Content = {
  doc?: RichNode;
  file?: FileView | null;
  duration?: number | null;
  /** The picture that stands there until a video plays. */
  poster?: FileView | null;
  captions?: Captions[];
  pages?: number | null;
  url?: string;
  items?: Item[];
  form?: string | null;
  events?: string[];
  rubric?: RubricLine[];
  attempts?: number;
  maxFiles?: number;
} & Partial<Omit<Schemas["QuizContent"], "attempts">>;

export type Activity = Omit<Schemas["ActivityView"], "content" | "opens"> & {
  content: Content;
  opens: Opens;
};
export type Section = Omit<Schemas["SectionView"], "activities"> & { activities: Activity[] };
type WithSections<View> = Omit<View, "sections"> & { sections: Section[] };

export type Course = WithSections<Schemas["CourseView"]>;
export type CoursePermissions = Schemas["CourseCan"];
export type CourseRow = Schemas["CourseRow"];

/** An earlier version, to be read. */
export type VersionView = WithSections<Schemas["CourseVersionView"]>;

/** What every change answers. */
export type EditResult = Schemas["Edited"];

export type NamedActivity = Schemas["NamedActivity"];
export type PendingChanges = Schemas["Pending"];

export type LearnersMode = "keep" | "move" | "restart";

/** In the specification's order of priority. */
export const statuses: readonly CourseStatus[] = [
  "published",
  "publishedwithdraft",
  "unpublished",
  "draftwithchanges",
  "draft",
  "archived",
];
export const activityTypes: readonly ActivityType[] = [
  "page",
  "video",
  "document",
  "link",
  "checklist",
  "form",
  "event",
  "assignment",
  "quiz",
];

/** The rules that an activity of a kind may have. */
export const rulesFor: Record<ActivityType, readonly Completion["kind"][]> = {
  page: ["read", "viewed", "timeSpent", "ticked"],
  video: ["watched", "viewed", "timeSpent", "ticked"],
  document: ["read", "viewed", "timeSpent", "ticked"],
  link: ["viewed", "ticked"],
  checklist: ["ticked"],
  form: ["submitted", "competent", "score"],
  event: ["attended"],
  assignment: ["competent", "submitted"],
  quiz: ["score", "submitted"],
};

/** A rule of a kind with its usual figure. */
export function defaultCompletion(kind: Completion["kind"]): Completion {
  if (kind === "timeSpent") return { kind, seconds: 60 };
  if (kind === "watched") return { kind, percent: 90 };
  if (kind === "score") return { kind, percent: 80 };
  return { kind };
}

/** For how many months a certificate may hold. */
export const MONTHS = { min: 1, max: 120 } as const;

export const isMonths = (months: number | null) =>
  months === null || (Number.isInteger(months) && months >= MONTHS.min && months <= MONTHS.max);

export const isLive = (status: CourseStatus) => status === "published" || status === "publishedwithdraft";

export const availabilities = ["always", "upcoming", "open", "closed"] as const;
export type Availability = "always" | "upcoming" | "open" | "closed";

export function availability(
  course: Pick<Course, "availabilityFrom" | "availabilityUntil">,
  now: number,
): Availability {
  const { availabilityFrom: from, availabilityUntil: until } = course;
  if (from && Date.parse(from) > now) return "upcoming";
  if (until && Date.parse(until) <= now) return "closed";
  return from || until ? "open" : "always";
}

/** What programs of the office write, by its name: it has no pages before it is printed, so that it is asked for as PDF. */
export const isOfficeFile = (name: string) => /\.(doc|xls|ppt)[xm]?$|\.od[tsp]$/i.test(name);

/** Content as the server takes it: uploads by their id, addresses left out. */
export function toStored(type: ActivityType, content: Content): Record<string, unknown> {
  if (type === "page") return { doc: content.doc };
  if (type === "video")
    return {
      file: content.file?.id ?? null,
      duration: content.duration ?? null,
      poster: content.poster?.id ?? null,
      captions: (content.captions ?? []).map(({ language, file }) => ({ language, file: file.id })),
    };
  if (type === "document") return { file: content.file?.id ?? null, pages: content.pages ?? null };
  if (type === "link") return { url: content.url ?? "" };
  if (type === "form") return { form: content.form ?? null };
  if (type === "event") return { events: content.events ?? [] };
  if (type === "assignment") {
    const { doc, rubric = [], attempts = 0, maxFiles = 5 } = content;
    return { doc, rubric, attempts, maxFiles };
  }
  if (type === "quiz") {
    const {
      questions = [],
      draw = null,
      draws = [],
      shuffle = false,
      attempts = 0,
      minutes = null,
    } = content;
    return { questions, draw, draws, shuffle, attempts, minutes, review: content.review ?? "submitted" };
  }
  return { items: content.items ?? [] };
}

const isBlank = (node: RichNode | undefined): boolean => {
  if (!node) return true;
  if (node.type === "image" || node.type === "horizontalRule") return false;
  if (node.type === "text") return !node.text?.trim();
  return (node.content ?? []).every(isBlank);
};

/** What an activity lacks before the server would publish it: a key of the catalogue. */
export function missingContent({ type, content }: Pick<Activity, "type" | "content">): string | null {
  if (type === "page") return isBlank(content.doc) ? "lacks.page" : null;
  if (type === "video") {
    if (!content.file) return "lacks.video";
    return content.duration ? null : "lacks.playable";
  }
  if (type === "document") return content.file ? null : "lacks.document";
  if (type === "link") return content.url ? null : "lacks.link";
  if (type === "form") return content.form ? null : "lacks.form";
  if (type === "event") return content.events?.length ? null : "lacks.event";
  if (type === "assignment") return isBlank(content.doc) ? "lacks.assignment" : null;
  if (type === "quiz") return content.questions?.length ? null : "lacks.quiz";
  const items = content.items ?? [];
  return items.length > 0 && items.every((item) => item.text.trim()) ? null : "lacks.checklist";
}

export function findActivity(
  sections: readonly Section[],
  id: string | null,
): { activity: Activity; section: Section; index: number } | null {
  for (const section of sections) {
    const index = section.activities.findIndex((activity) => activity.id === id);
    if (index >= 0) return { activity: section.activities[index] as Activity, section, index };
  }
  return null;
}

export const activityCount = (sections: readonly Section[]) =>
  sections.reduce((sum, section) => sum + section.activities.length, 0);

/** Takes an activity out of its place and puts it at `index` of a section, counted without itself. */
export function placeActivity(
  sections: readonly Section[],
  id: string,
  sectionId: string,
  index: number,
): Section[] {
  const result = findActivity(sections, id);
  if (!result || !sections.some((section) => section.id === sectionId)) return [...sections];
  return sections.map((section) => {
    const rest = section.activities.filter((activity) => activity.id !== id);
    if (section.id !== sectionId)
      return rest.length === section.activities.length ? section : { ...section, activities: rest };
    const at = Math.max(0, Math.min(index, rest.length));
    return { ...section, activities: [...rest.slice(0, at), result.activity, ...rest.slice(at)] };
  });
}

/** One step up or down; past the edge of a section it goes into the neighbouring one. */
export function stepActivity(sections: readonly Section[], id: string, step: -1 | 1): Section[] {
  const result = findActivity(sections, id);
  if (!result) return [...sections];
  const next = result.index + step;
  if (next >= 0 && next < result.section.activities.length)
    return placeActivity(sections, id, result.section.id, next);
  const neighbour = sections[sections.indexOf(result.section) + step];
  if (!neighbour) return [...sections];
  return placeActivity(sections, id, neighbour.id, step < 0 ? neighbour.activities.length : 0);
}

/** Takes a section out of its place and puts it at `index`, counted without itself. */
export function placeSection(sections: readonly Section[], id: string, index: number): Section[] {
  const moved = sections.find((section) => section.id === id);
  if (!moved) return [...sections];
  const rest = sections.filter((section) => section.id !== id);
  const at = Math.max(0, Math.min(index, rest.length));
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}

export const sameOrder = (a: readonly Section[], b: readonly Section[]) =>
  JSON.stringify(orderOf(a)) === JSON.stringify(orderOf(b));

/** The whole order, as the server takes it. */
export function orderOf(sections: readonly Section[]): { id: string; activities: string[] }[] {
  return sections.map((section) => ({
    id: section.id,
    activities: section.activities.map((activity) => activity.id),
  }));
}

/** What a handle may be made of, out of any title. */
export function handleFrom(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100)
    .replace(/-+$/, "");
}

export const isHandle = (text: string) => text.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
