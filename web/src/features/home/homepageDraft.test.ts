import { beforeEach, describe, expect, it, vi } from "vitest";
import { HomepageDraft, type HomepageDraftHost } from "./homepageDraft";
import type { Widget } from "./model";

const page = (title: string): Widget[] => [{ id: "a", type: "counts", place: "main", props: { title } }];
const stored: string[] = [];
let answer: () => Promise<{ revision: number }>;

const begin = (store: HomepageDraftHost["store"]) =>
  new HomepageDraft(
    {
      store,
      classifyError: (error) => (error === "stale" || error === "refused" ? error : "waiting"),
      changed: () => {},
      delays: { save: 10, again: 50 },
    },
    1,
    page(""),
    true,
  );
const fresh = () =>
  begin((revision, widgets) => {
    stored.push(`${revision} ${widgets[0]?.props.title}`);
    return answer();
  });

beforeEach(() => {
  vi.useFakeTimers();
  stored.length = 0;
  let revision = 1;
  answer = () => Promise.resolve({ revision: ++revision });
});

describe("a draft under somebody's hands", () => {
  it("takes typing on in one field back as one step, and forth again", () => {
    const draft = fresh();
    for (const title of ["A", "Ab"]) draft.edit(page(title), "a title");
    draft.edit(page("Other"));
    draft.undo();
    expect(draft.widgets).toEqual(page("Ab"));
    draft.undo();
    expect([draft.widgets, draft.canUndo]).toEqual([page(""), false]);
    draft.redo();
    expect(draft.widgets).toEqual(page("Ab"));
  });

  it("sends what was done one after the other, each on the revision before", async () => {
    const draft = fresh();
    draft.edit(page("A"));
    await vi.advanceTimersByTimeAsync(20);
    draft.edit(page("B"));
    await vi.advanceTimersByTimeAsync(20);
    expect([stored, draft.saving, draft.isDirty]).toEqual([["1 A", "2 B"], "saved", false]);
  });

  it("keeps what was typed while something was on its way", async () => {
    let arrive = (_: { revision: number }) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const draft = fresh();
    draft.edit(page("A"));
    await vi.advanceTimersByTimeAsync(20);
    draft.edit(page("B"));
    arrive({ revision: 2 });
    await vi.advanceTimersByTimeAsync(20);
    expect(stored).toEqual(["1 A", "2 B"]);
  });

  it("tries again by itself after a failure, and not what was refused", async () => {
    answer = () => Promise.reject("offline");
    const draft = fresh();
    draft.edit(page("A"));
    await vi.advanceTimersByTimeAsync(20);
    expect([draft.saving, draft.isDirty]).toEqual(["waiting", true]);
    answer = () => Promise.reject("refused");
    await vi.advanceTimersByTimeAsync(60);
    await vi.advanceTimersByTimeAsync(500);
    expect(stored).toEqual(["1 A", "1 A"]);
    answer = () => Promise.resolve({ revision: 2 });
    draft.edit(page("B"));
    await vi.advanceTimersByTimeAsync(20);
    expect([stored.at(-1), draft.saving]).toEqual(["1 B", "saved"]);
  });

  it("sends nothing more once somebody else was quicker, and flushing says so", async () => {
    answer = () => Promise.reject("stale");
    const draft = fresh();
    draft.edit(page("A"));
    await expect(draft.flush()).rejects.toBe("stale");
    draft.edit(page("B"));
    await vi.advanceTimersByTimeAsync(500);
    expect([stored, draft.saving]).toEqual([["1 A"], "stale"]);
  });

  it("says what it lacks until somebody sees to it", () => {
    const draft = fresh();
    draft.refused([
      { field: "widgets.0.props.doc", message: "Write something." },
      { field: "widgets", message: "Too many." },
    ]);
    expect(draft.missing).toEqual([{ widget: "a", path: "doc", message: "Write something." }]);
    draft.edit([...draft.widgets, { id: "b", type: "due", place: "side", props: {} }]);
    expect(draft.missing).toHaveLength(1);
    draft.edit(page("Written"));
    expect(draft.missing).toEqual([]);
  });
});
