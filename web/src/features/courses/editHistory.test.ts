import { ApiProblem } from "@learnt/ui/http/problem";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { CourseDraft } from "./courseDraft";
import { editedBetween, stepsBetween } from "./editHistory";
import type { Activity, Course, EditResult, Section } from "./model";
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
  ...{ certificateDownload: true, chat: false, availabilityFrom: null, availabilityUntil: null, teams: [] },
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
      return { id: null, revision, ...state } as EditResult;
    }) as never);
});
afterEach(() => vi.restoreAllMocks());

/** What these edits would send. */
async function requested(from: Course, to: Course): Promise<string[]> {
  for (const { send } of stepsBetween(from, to)) await send(1);
  return sent.map(({ method, path }) => `${method} ${path}`);
}

describe("the way from one state to another", () => {
  it("is none where nothing differs, also in other words of the database's", () => {
    const now = course([section("s", page("a", { content: { doc: { type: "doc", content: [] } } }))]);
    expect(stepsBetween(now, structuredClone(now))).toEqual([]);
    const ordered = course([section("s", page("a", { content: { doc: { content: [], type: "doc" } } }))]);
    expect(stepsBetween(now, ordered)).toEqual([]);
    const signed = { ...now, image: { id: "i", url: "/one" } } as Course;
    expect(stepsBetween(signed, { ...now, image: { id: "i", url: "/two" } } as Course)).toEqual([]);
  });

  it("names what differs and nothing else", async () => {
    const from = course([section("s", page("a", { title: "New", minutes: 3 }))], { description: "Long" });
    const to = course([section("s", page("a"))]);
    expect(await requested(from, to)).toEqual(["patch ", "patch /activities/{activityId}"]);
    expect(sent[0]?.body).toEqual({ description: "", revision: 1 });
    expect(sent[1]?.body).toEqual({ title: "a", minutes: null, revision: 1 });
    const parts = [
      { kind: "details", fields: ["description"] },
      { kind: "changed", title: "New", fields: ["title", "minutes"] },
    ];
    expect(editedBetween(to, from)).toEqual(parts);
  });

  it("sets again what the course is, which teams look after it, and whether others begin from it", async () => {
    const teams = [{ id: "t", name: "Sales" }] as Course["teams"];
    const from = course([], { isBundle: true, isTemplate: true, teams });
    expect(await requested(from, course([]))).toEqual(["put /bundle", "put /template", "put /teams"]);
    expect(editedBetween(course([]), from)).toEqual([
      { kind: "details", fields: ["isBundle", "isTemplate", "teams"] },
    ]);
  });

  it("brings back what was removed under its own id, then puts it in order", async () => {
    const waits = page("b", { opens: { kind: "afterActivities", activities: ["a"] } });
    const from = course([section("t", page("z"))]);
    const to = course([section("s", page("a"), waits), section("t", page("z"))]);
    expect(await requested(from, to)).toEqual([
      "post /sections",
      "post /activities",
      "post /activities",
      "put /order",
    ]);
    expect(sent[0]?.body).toMatchObject({ id: "s", title: "s" });
    expect(sent[2]?.body).toMatchObject({ id: "b", sectionId: "s", type: "page", opens: waits.opens });
    expect(sent[3]?.body.sections).toEqual([
      { id: "s", activities: ["a", "b"] },
      { id: "t", activities: ["z"] },
    ]);
    expect(editedBetween(to, from)).toEqual([{ kind: "removed", title: "s" }]);
  });

  it("moves what stays out of a section before that goes", async () => {
    const from = course([section("s", page("a")), section("t", page("b"))]);
    const to = course([section("s", page("a"), page("b"))]);
    expect(await requested(from, to)).toEqual(["put /order", "delete /sections/{sectionId}"]);
    expect(sent[0]?.body.sections).toEqual([
      { id: "s", activities: ["a", "b"] },
      { id: "t", activities: [] },
    ]);
  });

  it("takes away what was added, without an order", async () => {
    const from = course([section("s", page("a"), page("b"))]);
    const to = course([section("s", page("a"))]);
    expect(await requested(from, to)).toEqual(["delete /activities/{activityId}"]);
    expect(sent[0]?.ids).toMatchObject({ activityId: "b" });
    expect(editedBetween(to, from)).toEqual([{ kind: "added", title: "b" }]);
  });

  it("puts in order what was moved, and says no more than that", async () => {
    const from = course([section("s", page("b"), page("a"))]);
    const to = course([section("s", page("a"), page("b"))]);
    expect(await requested(from, to)).toEqual(["put /order"]);
    expect(editedBetween(to, from)).toEqual([{ kind: "moved" }]);
  });
});

describe("a draft", () => {
  const open = () => {
    const start = course([section("s", page("a"))]);
    const queryClient = new QueryClient();
    queryClient.setQueryData(courseKey("c"), start);
    const draft = new CourseDraft("c", start, queryClient);
    vi.spyOn(draft, "refresh").mockResolvedValue();
    const shown = () => queryClient.getQueryData<Course>(courseKey("c")) as Course;
    const call = (to: string) =>
      draft.edit(edits.details("c", { title: to }), (now) => ({ ...now, title: to }));
    return { draft, shown, title: () => shown().title, call };
  };
  const titleChanged = [{ kind: "details", fields: ["title"] }];

  it("is taken back and done again step by step, and saved each time", async () => {
    const { draft, title, call } = open();
    expect(draft.canUndo).toBe(false);
    await call("B");
    await call("C");
    expect(await draft.turn("undo")).toEqual(titleChanged);
    expect([title(), draft.canUndo, draft.canRedo]).toEqual(["B", true, true]);
    await draft.turn("undo");
    expect([title(), draft.canUndo]).toEqual(["A", false]);
    expect(await draft.turn("redo")).toEqual(titleChanged);
    expect(title()).toBe("B");
    expect(sent.at(-1)?.body).toEqual({ title: "B", revision: 5 });
    // Whoever goes on from there cannot do again what was taken back.
    await call("D");
    expect(draft.canRedo).toBe(false);
    expect(await draft.turn("redo")).toBeNull();
  });

  it("begins its editors anew only with what was turned back, and never over words on their way", async () => {
    const { draft, shown, call } = open();
    await call("B");
    await draft.turn("undo");
    draft.restartEditors(course([], { title: "B" }));
    expect(draft.generation, "the builder does not show it yet").toBe(0);
    const flush = vi.fn(() => draft.typing(flush, false));
    draft.typing(flush, true);
    draft.restartEditors(shown());
    expect([flush.mock.calls.length, draft.generation]).toEqual([1, 0]);
    draft.restartEditors(shown());
    draft.restartEditors(shown());
    expect(draft.generation).toBe(1);
  });

  it("sends what is being typed first, and takes that back", async () => {
    const { draft, title, call } = open();
    const flush = () => {
      draft.typing(flush, false);
      void call("Typed");
    };
    draft.typing(flush, true);
    expect(draft.canUndo).toBe(true);
    await draft.turn("undo");
    expect(sent.map(({ body }) => body.title)).toEqual(["Typed", "A"]);
    expect(title()).toBe("A");
  });

  it("takes back what a field cannot save before anything else", async () => {
    const { draft, title, call } = open();
    await call("B");
    draft.invalid("details.handle", { label: "Handle", tab: "details", values: { handle: "No spaces" } });
    expect(draft.canRedo).toBe(false);
    expect(await draft.turn("undo")).toEqual([{ kind: "typed", title: "Handle" }]);
    expect([title(), draft.saving, draft.typedIn("details.handle")]).toEqual(["B", "saved", undefined]);
  });

  it("takes back together what was done together", async () => {
    const { draft, title, call } = open();
    await draft.asOneStep(async () => {
      await call("B");
      await call("C");
    });
    await draft.turn("undo");
    expect([title(), draft.canUndo]).toEqual(["A", false]);
  });

  it("takes nothing back over what somebody else saved", async () => {
    const { draft, call } = open();
    await call("B");
    draft.begin(course([], { revision: 9 }));
    expect(draft.canUndo).toBe(false);
    expect(await draft.turn("undo")).toBeNull();
  });

  it("says nothing and stays as it was saved when somebody else was quicker", async () => {
    const { draft, call } = open();
    await call("B");
    vi.mocked(api.patch).mockRejectedValueOnce(new ApiProblem(409, { code: "changed_meanwhile" }));
    expect(await draft.turn("undo")).toBeNull();
    expect([draft.saving, draft.canUndo, draft.canRedo]).toEqual(["stale", false, false]);
  });
});
