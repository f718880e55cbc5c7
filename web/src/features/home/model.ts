/** What a homepage consists of, and what is chosen for it out of a person's courses. */
import type { RichNode } from "@learnt/ui/editor/document";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Kind = "home" | "munro";
export type Place = Widget["place"];

/** An upload, shown at its `url`; with its sides it has its place before it is there. */
export type Shown = { file?: string; url?: string; width?: number; height?: number };

/** Part of a list in a widget; what counts of it depends on the widget. */
export type Item = Shown & {
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

export type Props = Shown & {
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
export const FEWEST_POSTS = 3;
export const countOf = ({ count }: Props): number => count ?? FEWEST_POSTS;

export type BlogPost = Pick<Schemas["BlogRow"], "id" | "title" | "summary" | "imageUrl" | "publishedAt">;

/** Whether it shows the newest of the blog. */
export const isFromBlog = ({ type, props }: Widget): boolean => type === "news" && props.source === "blog";

/** The widget with what is read by everybody now out of these, the newest first; the server does so with what is published. */
export function fed(widget: Widget, posts: readonly BlogPost[], now: number): Widget {
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
export type Learning = Schemas["Glance"];
/** What the document leaves open: which widgets there are, and what each holds. */
export type WithWidgets<Page> = Omit<Page, "widgets"> & { widgets: Widget[] };
export type Home = WithWidgets<Schemas["Home"]>;

const isOpen = (course: GlanceCourse) => course.status !== "completed";
const later = (one: GlanceCourse, other: GlanceCourse) => other.updatedAt.localeCompare(one.updatedAt);

/** Handed in: nothing is left of it for its learner. */
const isHandedIn = ({ status }: GlanceCourse) => status === "markingRequired";

/** The course to go on with: the one that was worked in last. */
export const current = ({ courses }: Learning): GlanceCourse | undefined =>
  courses.filter((course) => course.status === "inprogress").sort(later)[0];

const end = ({ endsAt }: GlanceCourse) => endsAt ?? "9999";
const sooner = (one: GlanceCourse, other: GlanceCourse) => end(one).localeCompare(end(other));

/**
 * What is to be done: first what was begun, then what ends soonest, and at the end what waits for a marker. The one that stands
 * above is not said twice.
 */
export const assigned = ({ courses }: Learning, beside?: string): GlanceCourse[] =>
  courses
    .filter((course) => isOpen(course) && course.id !== beside)
    .sort(
      (one, other) =>
        Number(isHandedIn(one)) - Number(isHandedIn(other)) ||
        Number(one.status === "notstarted") - Number(other.status === "notstarted") ||
        sooner(one, other) ||
        later(one, other),
    )
    .slice(0, 6);

/** The course that stands above everything: to go on with, or to begin with. */
export const leading = (learning: Learning): GlanceCourse | undefined =>
  current(learning) ?? assigned(learning).find((course) => !isHandedIn(course));

/** What ends, the soonest first. */
export const due = ({ courses }: Learning): GlanceCourse[] =>
  courses
    .filter((course) => isOpen(course) && course.endsAt)
    .sort(sooner)
    .slice(0, 4);

export const completed = ({ courses }: Learning): GlanceCourse[] =>
  courses
    .filter((course) => !isOpen(course))
    .sort((one, other) => (other.completedAt ?? "").localeCompare(one.completedAt ?? ""))
    .slice(0, 4);

export type Hour = "morning" | "afternoon" | "evening";

export function greeting(now: Date): Hour {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/** What was not opened yet. */
export const toStart = ({ total, completed, inProgress, awaitingMarking }: Counts): number =>
  total - completed - inProgress - awaitingMarking;

/** What the sentence below the greeting says: keys with their counts, in order. */
export function sentences({ counts }: Learning): [key: string, count: number][] {
  const { total, completed: done, inProgress, awaitingMarking, overdue, dueSoon } = counts;
  if (total === 0) return [["say.none", 0]];
  if (done === total) return [["say.allDone", total]];
  const said: [string, number][] = [
    ["say.overdue", overdue],
    ["say.dueSoon", dueSoon],
    ["say.inProgress", inProgress],
    ["say.toStart", toStart(counts)],
    ["say.awaitingMarking", awaitingMarking],
  ];
  return said.filter(([, count]) => count > 0).slice(0, 2);
}

/** The widgets of a column. */
export const inPlace = (widgets: readonly Widget[], place: Place): Widget[] =>
  widgets.filter((widget) => widget.place === place);
