/** What a homepage consists of, and what is chosen for it out of a person's courses. */
import type { RichNode } from "@learnt/ui/editor/document";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Kind = "home" | "munro";
export type WidgetColumn = Widget["place"];

/** An upload, shown at its `url`; with its sides it has its place before it is there. */
export type ShownFile = { file?: string; url?: string; width?: number; height?: number };

/** Part of a list in a widget; what counts of it depends on the widget. */
export type Item = ShownFile & {
  id?: string;
  label?: string;
  title?: string;
  text?: string;
  caption?: string;
  /** Of a post: where its picture is, as the specification names it; others say `url`. */
  media_url?: string;
  alt?: string;
  link?: string;
  timestamp?: string;
};

export type Props = ShownFile & {
  title?: string;
  doc?: RichNode;
  alt?: string;
  link?: string;
  items?: Item[];
  /** Of news: they are the newest of the blog, whatever was written here. */
  source?: "" | "blog";
  /** So many of these. */
  count?: number;
  /** Only of this one. */
  category?: string;
};

/** Those that show what a person is learning, and those that show what the team put there. */
export const learningTypes = [
  "continue",
  "counts",
  "assigned",
  "due",
  "events",
  "completed",
  "rewards",
] as const;
/** Those that only whoever is responsible for others sees. */
export const responsibleTypes = ["overview", "myTeam"] as const;
export const teamTypes = ["richText", "image", "quickLinks", "carousel", "social", "news"] as const;
export const widgetTypes = [...responsibleTypes, ...learningTypes, ...teamTypes] as const;
export type WidgetType = (typeof widgetTypes)[number];

export type Widget = Omit<Schemas["Widget"], "type" | "props"> & { type: WidgetType; props: Props };

/** As many entries of the blog are shown; the server says the same. */
export const MIN_POSTS = 3;
export const countOf = ({ count }: Props): number => count ?? MIN_POSTS;

export type BlogPost = Pick<Schemas["BlogRow"], "id" | "title" | "summary" | "imageUrl" | "publishedAt">;

/** Whether it shows the newest of the blog. */
export const isFromBlog = ({ type, props }: Widget): boolean => type === "news" && props.source === "blog";

/** The widget with what is read by everybody now out of these, the newest first; the server does so with what is published. */
export function withBlogPosts(widget: Widget, posts: readonly BlogPost[], now: number): Widget {
  const items = posts.flatMap(({ id, title, summary, imageUrl, publishedAt }): Item[] =>
    publishedAt && Date.parse(publishedAt) <= now
      ? [
          {
            id,
            title,
            timestamp: publishedAt,
            link: paths.blog(id),
            ...(summary && { text: summary }),
            ...(imageUrl && { url: imageUrl }),
          },
        ]
      : [],
  );
  return { ...widget, props: { ...widget.props, items: items.slice(0, countOf(widget.props)) } };
}

export type GlanceCourse = Schemas["GlanceCourse"];
export type Counts = Schemas["Counts"];
export type LearningSummary = Schemas["Glance"];
/** What the document leaves open: which widgets there are, and what each holds. */
export type WithWidgets<Page> = Omit<Page, "widgets"> & { widgets: Widget[] };
export type Home = WithWidgets<Schemas["Home"]>;

const isOpen = (course: GlanceCourse) => course.status !== "completed";
const byLastUpdate = (item: GlanceCourse, other: GlanceCourse) =>
  other.updatedAt.localeCompare(item.updatedAt);

/** Handed in: nothing is left of it for its learner. */
const isAwaitingMarking = ({ status }: GlanceCourse) => status === "markingRequired";

/** The course to go on with: the one that was worked in last. */
export const currentCourse = ({ courses }: LearningSummary): GlanceCourse | undefined =>
  courses.filter((course) => course.status === "inprogress").sort(byLastUpdate)[0];

const end = ({ endsAt }: GlanceCourse) => endsAt ?? "9999";
const byDueDate = (item: GlanceCourse, other: GlanceCourse) => end(item).localeCompare(end(other));

/**
 * What is to be done: first what was begun, then what ends soonest, and at the end what waits for a marker. The one that stands
 * above is not said twice.
 */
export const assigned = ({ courses }: LearningSummary, exceptId?: string): GlanceCourse[] =>
  courses
    .filter((course) => isOpen(course) && course.id !== exceptId)
    .sort(
      (item, other) =>
        Number(isAwaitingMarking(item)) - Number(isAwaitingMarking(other)) ||
        Number(item.status === "notstarted") - Number(other.status === "notstarted") ||
        byDueDate(item, other) ||
        byLastUpdate(item, other),
    )
    .slice(0, 6);

/** The course that stands above everything: to go on with, or to begin with. */
export const leadCourse = (learning: LearningSummary): GlanceCourse | undefined =>
  currentCourse(learning) ?? assigned(learning).find((course) => !isAwaitingMarking(course));

export type DueItem = { id: string; title: string; dueAt: string; path: string };

/** What is due, courses and pathways, the soonest first. */
export const due = ({ courses, pathways }: LearningSummary): DueItem[] =>
  [
    ...courses.flatMap((course) =>
      isOpen(course) && course.endsAt
        ? [{ id: course.id, title: course.title, dueAt: course.endsAt, path: paths.course(course.id) }]
        : [],
    ),
    ...pathways.map(({ id, title, dueAt }) => ({ id, title, dueAt, path: paths.myPathway(id) })),
  ]
    .sort((item, other) => item.dueAt.localeCompare(other.dueAt))
    .slice(0, 4);

export const completed = ({ courses }: LearningSummary): GlanceCourse[] =>
  courses
    .filter((course) => !isOpen(course))
    .sort((item, other) => (other.completedAt ?? "").localeCompare(item.completedAt ?? ""))
    .slice(0, 4);

export type Hour = "morning" | "afternoon" | "evening";

export function greeting(now: Date): Hour {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** What was not opened yet. */
export const notStartedCount = ({ total, completed, inProgress, awaitingMarking }: Counts): number =>
  total - completed - inProgress - awaitingMarking;

/** What the sentence below the greeting says: keys with their counts, in order. */
export function summarySentences({ counts }: LearningSummary): [key: string, count: number][] {
  const { total, completed: done, inProgress, awaitingMarking, overdue, dueSoon } = counts;
  // A pathway may be due although no course is left of it.
  const isNothingDue = overdue + dueSoon === 0;
  if (total === 0 && isNothingDue) return [["say.none", 0]];
  if (done === total && isNothingDue) return [["say.allDone", total]];
  const parts: [string, number][] = [
    ["say.overdue", overdue],
    ["say.dueSoon", dueSoon],
    ["say.inProgress", inProgress],
    ["say.toStart", notStartedCount(counts)],
    ["say.awaitingMarking", awaitingMarking],
  ];
  return parts.filter(([, count]) => count > 0).slice(0, 2);
}

/** The widgets of a column. */
export const widgetsInColumn = (widgets: readonly Widget[], place: WidgetColumn): Widget[] =>
  widgets.filter((widget) => widget.place === place);
