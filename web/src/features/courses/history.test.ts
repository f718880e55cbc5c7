import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { Draft } from "./draft";
import { stepsBetween } from "./history";
import type { Activity, Course, Edited, Section } from "./model";
import { courseKey, edits } from "./queries";

const can = { edit: true, publish: true, unpublish: false, archive: true, restore: false };
const page = (id: string, change: Partial<Activity> = {}): Activity => ({
  ...{ id, type: "page", title: id, required: true, minutes: null },
  ...{ completion: { kind: "read" }, content: { doc: { type: "doc" } }, opens: { kind: "always" } },
  ...change,
});
const section = (id: string, ...activities: Activity[]): Section => ({ id, title: id, activities });
const course = (sections: Section[], change: Partial<Course> = {}): Course => ({
  ...{ id: "c", handle: "a", status: "draft", isBundle: false, isTemplate: false, revision: 1 },
  ...{
    liveVersion: null,
    draftVersion: 1,
    changedBy: { id: "u", name: "Ada" },
    changedAt: "",
    createdAt: "",
  },
  ...{ publishedAt: null, title: "A", description: "", image: null, category: "", tags: [] },
  ...{ sequential: false, certificate: false, certificateMonths: null, certificateTemplate: null },
  ...{ certificateDownload: true, availabilityFrom: null, availabilityUntil: null, teams: [] },
  ...{ isLookedAfterHere: true, can, sections },
  ...change,
});

type Sent = { method: string; path: string; body: Record<string, unknown>; ids: object };
let sent: Sent[] = [];
let revision = 1;

beforeEach(() => {
  sent = [];
  revision = 1;
  for (const method of ["post", "put", "patch", "delete"] as const)
    vi.spyOn(api, method).mockImplementation((async (
      path: string,
      given: { path: object; body: Record<string, unknown> },
    ) => {
      sent.push({ method, path: path.replace("/api/courses/{id}", ""), body: given.body, ids: given.path });
      revision += 1;
      const state = { status: "draft", draftVersion: 1, liveVersion: null, can, changedAt: "" };
      return { id: null, revision, ...state } as Edited;
    }) as never);
});
afterEach(() => vi.restoreAllMocks());

/** What these edits would send. */
async function said(from: Course, to: Course): Promise<string[]> {
  for (const { send } of stepsBetween(from, to)) await send(1);
  return sent.map(({ method, path }) => `${method} ${path}`);
}

describe("the way from one state to another", () => {
  it("is none where nothing differs, or only what is decided elsewhere", () => {
    const now = course([section("s", page("a"))]);
    expect(stepsBetween(now, course([section("s", page("a"))]))).toEqual([]);
    expect(stepsBetween(now, { ...now, isBundle: true, teams: [{ id: "t", name: "T" }] as never })).toEqual(
      [],
    );
  });

  it("names what differs and nothing else", async () => {
    const from = course([section("s", page("a", { title: "New", minutes: 3 }))], { description: "Long" });
    const to = course([section("s", page("a"))]);
    expect(await said(from, to)).toEqual(["patch ", "patch /activities/{activityId}"]);
    expect(sent[0]?.body).toEqual({ description: "", revision: 1 });
    expect(sent[1]?.body).toEqual({ title: "a", minutes: null, revision: 1 });
  });

  it("brings back what was removed under its own id, then says when it opens, then puts it in order", async () => {
    const waits = page("b", { opens: { kind: "afterActivities", activities: ["a"] } as Activity["opens"] });
    const from = course([section("t", page("z"))]);
    const to = course([section("s", page("a"), waits), section("t", page("z"))]);
    expect(await said(from, to)).toEqual([
      "post /sections",
      "post /activities",
      "post /activities",
      "patch /activities/{activityId}",
      "put /order",
    ]);
    expect(sent[0]?.body).toMatchObject({ id: "s", title: "s" });
    expect(sent[2]?.body).toMatchObject({ id: "b", sectionId: "s", type: "page" });
    expect(sent[2]?.body).not.toHaveProperty("opens");
    expect(sent[4]?.body.sections).toEqual([
      { id: "s", activities: ["a", "b"] },
      { id: "t", activities: ["z"] },
    ]);
  });

  it("moves what stays out of a section before that goes", async () => {
    const from = course([section("s", page("a")), section("t", page("b"))]);
    const to = course([section("s", page("a"), page("b"))]);
    expect(await said(from, to)).toEqual(["put /order", "delete /sections/{sectionId}"]);
    expect(sent[0]?.body.sections).toEqual([
      { id: "s", activities: ["a", "b"] },
      { id: "t", activities: [] },
    ]);
  });

  it("takes away what was added, without an order", async () => {
    const from = course([section("s", page("a"), page("b"))]);
    expect(await said(from, course([section("s", page("a"))]))).toEqual(["delete /activities/{activityId}"]);
    expect(sent[0]?.ids).toMatchObject({ activityId: "b" });
  });
});

describe("a draft", () => {
  const open = () => {
    const start = course([section("s", page("a"))]);
    const queries = new QueryClient();
    queries.setQueryData(courseKey("c"), start);
    const draft = new Draft("c", start, queries);
    vi.spyOn(draft, "refresh").mockResolvedValue();
    const title = () => queries.getQueryData<Course>(courseKey("c"))?.title;
    const call = (to: string) =>
      draft.edit(edits.details("c", { title: to }), (now) => ({ ...now, title: to }));
    return { draft, title, call };
  };

  it("is taken back and done again step by step, and begins its editors anew", async () => {
    const { draft, title, call } = open();
    expect(draft.canUndo).toBe(false);
    await call("B");
    await call("C");
    expect(await draft.turn("undo")).toBe(true);
    expect([title(), draft.canUndo, draft.canRedo, draft.generation]).toEqual(["B", true, true, 1]);
    await draft.turn("undo");
    expect([title(), draft.canUndo]).toEqual(["A", false]);
    await draft.turn("redo");
    expect(title()).toBe("B");
    expect(sent.at(-1)?.body).toEqual({ title: "B", revision: 5 });
    // Whoever goes on from there cannot do again what was taken back.
    await call("D");
    expect(draft.canRedo).toBe(false);
    expect(await draft.turn("redo")).toBe(false);
  });

  it("sends what is being typed first, and takes that back", async () => {
    const { draft, title, call } = open();
    const flush = () => {
      draft.typing(flush, false);
      void call("Typed");
    };
    draft.typing(flush, true);
    await draft.turn("undo");
    expect(sent.map(({ body }) => body.title)).toEqual(["Typed", "A"]);
    expect(title()).toBe("A");
  });

  it("takes nothing back over what somebody else saved", async () => {
    const { draft, call } = open();
    await call("B");
    draft.begin(course([], { revision: 9 }));
    expect(draft.canUndo).toBe(false);
    expect(await draft.turn("undo")).toBe(false);
  });
});
