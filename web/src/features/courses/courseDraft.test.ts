import { ApiProblem } from "@learnt/ui/http/problem";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { CourseDraft, remainingPatch } from "./courseDraft";
import type { Course, EditResult } from "./model";
import { courseKey } from "./queries";

const can = { edit: true, publish: true, unpublish: false, archive: true, restore: false };
const course = (revision: number, title = "A"): Course => ({
  id: "c",
  handle: "a",
  status: "draft",
  isBundle: false,
  isTemplate: false,
  revision,
  liveVersion: null,
  draftVersion: 1,
  changedBy: { id: "u", name: "Ada" },
  changedAt: "",
  createdAt: "",
  publishedAt: null,
  title,
  description: "",
  image: null,
  category: "",
  tags: [],
  sequential: false,
  certificate: false,
  certificateMonths: null,
  certificateTemplate: null,
  certificateDownload: true,
  chat: false,
  availabilityFrom: null,
  availabilityUntil: null,
  sections: [],
  teams: [],
  isLookedAfterHere: true,
  can,
});
const answer = (revision: number): EditResult => ({
  id: null,
  revision,
  status: "draft",
  draftVersion: 1,
  liveVersion: null,
  can,
  changedAt: "",
});
const open = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(courseKey("c"), course(1));
  const draft = new CourseDraft("c", course(1), queryClient);
  return {
    draft,
    title: () => queryClient.getQueryData<Course>(courseKey("c"))?.title,
    queries: queryClient,
  };
};
const meanwhile = new ApiProblem(409, { code: "changed_meanwhile", detail: "Ben changed this course." });

afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it("sends edits in turn, each on the revision that the one before answered", async () => {
    const { draft } = open();
    const requested: number[] = [];
    const send = (revision: number) => {
      requested.push(revision);
      return Promise.resolve(answer(revision + 1));
    };
    await Promise.all([draft.edit(send), draft.edit(send), draft.edit(send)]);
    expect(requested).toEqual([1, 2, 3]);
    expect(draft).toMatchObject({ revision: 4, saving: "saved", isDirty: false });
  });

  it("is saved with what is held back in its editors, or says that it is not", async () => {
    const { draft } = open();
    let isRefused = false;
    const flush = () => {
      draft.typing(flush, false);
      draft
        .edit((revision) =>
          isRefused ? Promise.reject(new ApiProblem(422, {})) : Promise.resolve(answer(revision + 1)),
        )
        .catch(() => draft.failing(flush, true));
    };
    draft.typing(flush, true);
    expect(draft.isIdle).toBe(false);
    await draft.save();
    expect(draft).toMatchObject({ revision: 2, isIdle: true });
    isRefused = true;
    draft.typing(flush, true);
    await expect(draft.save()).rejects.toBeInstanceOf(ApiProblem);
    draft.failing(flush, false);
    draft.invalid("title", { label: "Title", tab: "details", values: { title: "" } });
    await expect(draft.save()).rejects.toThrow();
  });

  it("shows a change before it is answered", () => {
    const { draft, title } = open();
    void draft.edit(
      () => new Promise(() => undefined),
      (now) => ({ ...now, title: "B" }),
    );
    expect([title(), draft.saving, draft.isDirty]).toEqual(["B", "saving", true]);
  });

  it("sends nothing more after somebody else was quicker, until it was loaded anew", async () => {
    const { draft } = open();
    const never = vi.fn(() => Promise.resolve(answer(9)));
    const refused = draft.edit(() => Promise.reject(meanwhile));
    const after = draft.edit(never);
    expect([await refused, await after]).toEqual([null, null]);
    expect(never).not.toHaveBeenCalled();
    expect(draft.saving).toBe("stale");
    expect(draft.problem?.detail).toBe("Ben changed this course.");
    draft.begin(course(5));
    await draft.edit((revision) => Promise.resolve(answer(revision + 1)));
    expect(draft).toMatchObject({ revision: 6, saving: "saved", generation: 1 });
  });

  it("sends one's own once more upon somebody else's, when its person keeps it", async () => {
    const { draft, title, queries } = open();
    let server = course(5, "theirs");
    vi.spyOn(api, "get").mockImplementation((async () => server) as never);
    const requested: [string, number][] = [];
    const rename = (next: string) => (revision: number) => {
      requested.push([next, revision]);
      if (revision !== server.revision) return Promise.reject(meanwhile);
      server = { ...server, revision: revision + 1, title: next };
      return Promise.resolve(answer(revision + 1));
    };
    const show = (next: string) => (now: Course) => ({ ...now, title: next });
    await draft.edit(rename("B"), show("B"));
    await draft.edit(rename("C"), show("C"));
    expect([draft.saving, title()]).toEqual(["stale", "C"]);
    expect(await draft.both()).toEqual([{ path: ["title"], mine: "C", theirs: "theirs" }]);
    server = { ...server, description: "Also theirs" };
    await draft.keepMine();
    expect(requested).toEqual([
      ["B", 1],
      ["B", 5],
      ["C", 6],
    ]);
    expect(queries.getQueryData(courseKey("c"))).toMatchObject({ title: "C", description: "Also theirs" });
    expect(draft).toMatchObject({ saving: "saved", revision: 7, generation: 1 });
  });

  it("shows what is there, when what was changed here is gone", async () => {
    const { draft, title, queries } = open();
    queries
      .getQueryCache()
      .find({ queryKey: courseKey("c") })
      ?.setOptions({ queryKey: courseKey("c"), queryFn: () => course(5, "theirs") });
    const removed = new ApiProblem(404, { code: "not_found" });
    vi.spyOn(api, "get").mockImplementation((async () => course(5, "theirs")) as never);
    const send = vi.fn().mockRejectedValueOnce(meanwhile).mockRejectedValueOnce(removed);
    await draft.edit(send, (now) => ({ ...now, title: "B" }));
    await expect(draft.keepMine()).rejects.toBe(removed);
    expect(title()).toBe("theirs");
  });

  it("goes on after a refusal of one field", async () => {
    const { draft } = open();
    const refused = new ApiProblem(422, { code: "invalid_fields" });
    await expect(draft.edit(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(draft.saving).toBe("failed");
    await draft.edit((revision) => Promise.resolve(answer(revision + 1)));
    expect(draft).toMatchObject({ revision: 2, saving: "saved", problem: null });
  });

  it("takes the change of another only while nothing of its own is on its way", () => {
    const { draft } = open();
    expect(draft.isNews(course(1))).toBe(false);
    expect(draft.isNews(course(2))).toBe(true);
    const flush = () => undefined;
    draft.typing(flush, true);
    expect(draft.isNews(course(2))).toBe(false);
    draft.typing(flush, false);
    expect(draft.isNews(course(2))).toBe(true);
  });

  it("begins again from what was loaded, not from what was still shown", async () => {
    const { draft, queries } = open();
    const shown = course(1, "mine");
    queries.setQueryDefaults(courseKey("c"), { queryFn: () => course(1, "theirs") });
    queries.setQueryData(courseKey("c"), shown);
    queries
      .getQueryCache()
      .find({ queryKey: courseKey("c") })
      ?.setOptions({ queryKey: courseKey("c"), queryFn: () => course(1, "theirs") });
    await draft.reload();
    const loaded = queries.getQueryData<Course>(courseKey("c")) as Course;
    expect(loaded.title).toBe("theirs");
    expect(draft.isNews(shown)).toBe(false);
    expect(draft.isNews(loaded)).toBe(true);
  });
});

describe("what did not get through", () => {
  const away = new ApiProblem(0, { code: "network" });
  const named = (...fields: string[]) =>
    new ApiProblem(422, { errors: fields.map((field) => ({ field, code: "wrong", message: "" })) });

  it("is sent again whole after a fault that passes", () => {
    expect(remainingPatch({ title: "B" }, away)).toEqual({
      again: { title: "B" },
      refused: [],
      passing: true,
    });
    expect(remainingPatch({ title: "B" }, new ApiProblem(503, {})).passing).toBe(true);
  });

  it("is sent again without the fields that were refused", () => {
    expect(remainingPatch({ title: "B", handle: "x" }, named("handle"))).toEqual({
      again: { title: "B" },
      refused: ["handle"],
      passing: false,
    });
    expect(remainingPatch({ content: {} }, named("content[0].text"))).toMatchObject({
      again: null,
      refused: ["content"],
    });
    expect(remainingPatch({ title: "B" }, new ApiProblem(403, {}))).toMatchObject({
      again: null,
      refused: ["title"],
    });
  });

  it("keeps the draft unsaved, whatever else is saved meanwhile", async () => {
    const { draft } = open();
    const editor = () => undefined;
    await expect(draft.edit(() => Promise.reject(away))).rejects.toBe(away);
    draft.failing(editor, true);
    await draft.edit((revision) => Promise.resolve(answer(revision + 1)));
    expect(draft).toMatchObject({ saving: "failed", isDirty: true, isIdle: false, problem: away });
    draft.failing(editor, false);
    expect(draft).toMatchObject({ saving: "saved", isDirty: false, problem: null });
  });

  it("is asked for again after a while", async () => {
    vi.useFakeTimers();
    const { draft } = open();
    const flush = vi.fn();
    draft.typing(flush, true);
    draft.failing(flush, true);
    draft.later();
    draft.later();
    expect(draft.isRetrying).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(flush).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("is not shown as if it had, also when the server cannot be asked", async () => {
    vi.useFakeTimers();
    const { draft, title, queries } = open();
    let answers = false;
    queries
      .getQueryCache()
      .find({ queryKey: courseKey("c") })
      ?.setOptions({
        queryKey: courseKey("c"),
        queryFn: () => (answers ? course(1) : Promise.reject(away)),
        retry: false,
      } as object);
    await expect(
      draft.edit(
        () => Promise.reject(away),
        (now) => ({ ...now, title: "B" }),
      ),
    ).rejects.toBe(away);
    expect(title()).toBe("B");
    await draft.reload();
    expect([title(), draft.saving]).toEqual(["A", "failed"]);
    answers = true;
    await vi.advanceTimersByTimeAsync(1000);
    const loaded = queries.getQueryData<Course>(courseKey("c")) as Course;
    expect(draft.isNews(loaded)).toBe(true);
    draft.begin(loaded);
    expect(draft.saving).toBe("saved");
    vi.useRealTimers();
  });
});

describe("a field that says something that cannot be saved", () => {
  const handle = { label: "Handle", tab: "details", values: { handle: "No spaces" } } as const;

  it("is not called saved, and is named until it can be saved", async () => {
    const { draft } = open();
    draft.invalid("details.handle", handle);
    await draft.edit((revision) => Promise.resolve(answer(revision + 1)));
    expect(draft.saving).toBe("invalid");
    expect([draft.isDirty, draft.isIdle]).toEqual([true, false]);
    expect(draft.invalidFields).toEqual([handle]);
    draft.invalid("details.handle", null);
    expect(draft.saving).toBe("saved");
  });

  it("keeps what was typed while its editor is closed, and lets it go with what it belongs to", () => {
    const { draft } = open();
    draft.invalid("a.url", { label: "Link", tab: "content", activity: "a", values: { url: "htp:/" } });
    expect(draft.typedIn("a.url")).toEqual({ url: "htp:/" });
    draft.removed("a");
    expect(draft.typedIn("a.url")).toBeUndefined();
    draft.invalid("details.handle", handle);
    draft.begin(course(2));
    expect(draft.saving).toBe("saved");
  });
});
