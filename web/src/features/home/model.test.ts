import { describe, expect, it } from "vitest";
import {
  assigned,
  completed,
  currentCourse,
  due,
  type GlanceCourse,
  greeting,
  isFromBlog,
  type LearningSummary,
  leadCourse,
  notStartedCount,
  type Props,
  summarySentences,
  type Widget,
  withBlogPosts,
} from "./model";

const course = (id: string, more: Partial<GlanceCourse> = {}): GlanceCourse => ({
  id,
  courseId: id,
  title: id,
  category: "",
  imageUrl: null,
  status: "notstarted",
  progress: 0,
  isOptional: false,
  endsAt: null,
  completedAt: null,
  updatedAt: "2026-11-01T00:00:00Z",
  activityTitle: null,
  steps: 3,
  stepsDone: 0,
  ...more,
});
const counts = { total: 0, completed: 0, inProgress: 0, awaitingMarking: 0, overdue: 0, dueSoon: 0 };
const learning: LearningSummary = {
  counts,
  courses: [
    course("new", { endsAt: "2026-12-09T00:00:00Z" }),
    course("old", { status: "inprogress" }),
    course("late", {
      status: "inprogress",
      updatedAt: "2026-11-09T00:00:00Z",
      endsAt: "2026-12-01T00:00:00Z",
    }),
    course("done", { status: "completed", completedAt: "2026-11-02T00:00:00Z" }),
  ],
  pathways: [{ id: "way", title: "Way", dueAt: "2026-12-03T00:00:00Z" }],
};
const ids = (courses: GlanceCourse[]) => courses.map(({ id }) => id);

describe("news of the blog", () => {
  const post = (id: string, publishedAt: string | null) => ({
    id,
    title: id,
    summary: "",
    imageUrl: null,
    publishedAt,
  });
  const now = Date.parse("2026-11-10T00:00:00Z");
  const posts = [
    post("undated", null),
    post("coming", "2026-11-10T00:00:01Z"),
    post("new", "2026-11-10T00:00:00Z"),
    post("old", "2026-11-01T00:00:00Z"),
    post("older", "2026-10-01T00:00:00Z"),
    post("oldest", "2026-09-01T00:00:00Z"),
  ];
  const widget = (props: Props): Widget => ({ id: "w", type: "news", place: "main", props });
  const shown = (props: Props) =>
    withBlogPosts(widget(props), posts, now).props.items?.map(({ link }) => link);

  it("are what everybody reads now, so many as are wanted", () => {
    expect(shown({ source: "blog" })).toEqual(["/blog/new", "/blog/old", "/blog/older"]);
    expect(shown({ source: "blog", count: 12 })).toHaveLength(4);
  });

  it("stand only where the blog was chosen", () => {
    expect(isFromBlog(widget({ source: "blog" }))).toBe(true);
    expect(isFromBlog(widget({ source: "", count: 5 }))).toBe(false);
    expect(isFromBlog({ ...widget({ source: "blog" }), type: "social" })).toBe(false);
  });
});

describe("what a homepage chooses", () => {
  it("goes on with what was worked in last, and does not say it twice", () => {
    expect(currentCourse(learning)?.id).toBe("late");
    expect(ids(assigned(learning, "late"))).toEqual(["old", "new"]);
    expect(due(learning).map(({ path }) => path)).toEqual([
      "/apps/course/late",
      "/apps/pathways/way",
      "/apps/course/new",
    ]);
    expect(ids(completed(learning))).toEqual(["done"]);
  });

  it("begins with what ends soonest while nothing is under way", () => {
    const waiting = {
      counts,
      courses: [
        course("whenever"),
        course("december", { endsAt: "2026-12-09T00:00:00Z" }),
        course("november", { endsAt: "2026-11-30T00:00:00Z" }),
      ],
      pathways: [],
    };
    expect(leadCourse(waiting)?.id).toBe("november");
    expect(ids(assigned(waiting, "november"))).toEqual(["december", "whenever"]);
  });

  it("does not send anybody into what waits for a marker", () => {
    const handedIn = course("handedIn", { status: "markingRequired", endsAt: "2026-11-20T00:00:00Z" });
    const both = { counts, courses: [handedIn, course("new")], pathways: [] };
    expect(leadCourse(both)?.id).toBe("new");
    expect(ids(assigned(both))).toEqual(["new", "handedIn"]);
    expect(leadCourse({ counts, courses: [handedIn], pathways: [] })).toBeUndefined();
    expect(notStartedCount({ ...counts, total: 4, completed: 1, inProgress: 1, awaitingMarking: 1 })).toBe(1);
  });

  it("says the most pressing things first, and two at most", () => {
    const keys = (more: Partial<typeof counts>) =>
      summarySentences({ counts: { ...counts, ...more }, courses: [], pathways: [] }).map(([key]) => key);
    expect(keys({})).toEqual(["say.none"]);
    expect(keys({ total: 2, completed: 2 })).toEqual(["say.allDone"]);
    expect(keys({ total: 2, completed: 2, overdue: 1 })).toEqual(["say.overdue"]);
    expect(keys({ total: 5, inProgress: 1, overdue: 1, dueSoon: 1 })).toEqual(["say.overdue", "say.dueSoon"]);
    expect(keys({ total: 3, inProgress: 1 })).toEqual(["say.inProgress", "say.toStart"]);
    expect(keys({ total: 2, completed: 1, awaitingMarking: 1 })).toEqual(["say.awaitingMarking"]);
  });

  it("greets by the hour", () => {
    const at = (hour: number) => greeting(new Date(2026, 0, 1, hour));
    expect([at(5), at(12), at(18), at(2)]).toEqual(["morning", "afternoon", "evening", "evening"]);
  });
});
