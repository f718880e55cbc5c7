import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Content, emptyNote, type Note } from "./model";
import { type Host, NoteStore } from "./noteStore";

type Saved = { id: string; revision: number; content: Content; leaving: boolean };
type Ticked = Parameters<Host["tick"]>[1];

class Problem extends Error {
  constructor(readonly status: number) {
    super(String(status));
  }
}

const store = () => {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
};

const noteWithTitle = (title: string): Content => ({ ...emptyNote, title });

const noteOf = (id: string, revision: number, content: Content): Note => ({
  ...content,
  id,
  revision,
  reminded: false,
  createdAt: "",
  changedAt: "",
});

/** A server that keeps one revision a note, and fails as it is told. */
function server() {
  const saved: Saved[] = [];
  const ticked: Ticked[] = [];
  const contents = new Map<string, Content>();
  const revisions = new Map<string, number>();
  const failures: number[] = [];
  const received: Note[] = [];
  let gate: Promise<void> = Promise.resolve();
  const is = (status: number) => (error: unknown) => (error as Problem).status === status;
  const host: Host = {
    async save(id, revision, content, leaving) {
      await gate;
      const failure = failures.shift();
      if (failure !== undefined) throw new Problem(failure);
      if ((revisions.get(id) ?? 0) !== revision) throw new Problem(409);
      saved.push({ id, revision, content, leaving });
      revisions.set(id, revision + 1);
      contents.set(id, content);
      return noteOf(id, revision + 1, content);
    },
    async tick(id, ticks) {
      await gate;
      const failure = failures.shift();
      if (failure !== undefined) throw new Problem(failure);
      ticked.push(ticks);
      const now = other(id, (content) => ({
        ...content,
        checklist: content.checklist.map((item) => ({
          ...item,
          ...ticks.find((tick) => tick.id === item.id),
        })),
      }));
      return now;
    },
    async read(id) {
      return noteOf(id, revisions.get(id) ?? 0, contents.get(id) ?? emptyNote);
    },
    heard: (note) => void received.push(note),
    classifyError: (error) =>
      is(409)(error) ? "stale" : is(422)(error) || is(404)(error) ? "refused" : "waiting",
    isGone: is(404),
    isSignedOut: is(401),
  };
  /** Another device changes it. */
  const other = (id: string, change: (content: Content) => Content): Note => {
    const next = change(contents.get(id) ?? emptyNote);
    contents.set(id, next);
    revisions.set(id, (revisions.get(id) ?? 0) + 1);
    return noteOf(id, revisions.get(id) ?? 0, next);
  };
  const hold = () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return () => open();
  };
  return { host, saved, ticked, contents, other, revisions, failures, received, hold };
}

const titles = (saved: Saved[]) => saved.map(({ content }) => content.title);

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a note under somebody's hands", () => {
  it("is sent after a pause, once for all that was typed in it, and is then the server's", async () => {
    const { host, saved, received } = server();
    const notes = new NoteStore(host, "lena", store());
    for (const title of ["C", "Ca", "Call"]) notes.write("n", 0, noteWithTitle(title));
    expect(notes.held("n")?.state).toBe("saving");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(titles(saved)).toEqual(["Call"]);
    expect(notes.held("n")).toBeUndefined();
    expect(received[0]?.revision).toBe(1);
  });

  it("goes on being sent in order when it is typed on while it is on its way", async () => {
    const { host, saved, hold } = server();
    const notes = new NoteStore(host, "lena", store());
    const open = hold();
    notes.write("n", 0, noteWithTitle("One"), true);
    await vi.advanceTimersByTimeAsync(10);
    notes.write("n", 0, noteWithTitle("Two"), true);
    await vi.advanceTimersByTimeAsync(10);
    open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved.map(({ revision, content }) => [revision, content.title])).toEqual([
      [0, "One"],
      [1, "Two"],
    ]);
  });

  it("knows the revision that was answered last, before the screen does", async () => {
    const { host, saved } = server();
    const notes = new NoteStore(host, "lena", null);
    notes.write("n", 0, noteWithTitle("One"), true);
    await vi.advanceTimersByTimeAsync(10);
    notes.write("n", 0, noteWithTitle("Two"), true);
    await vi.advanceTimersByTimeAsync(10);
    expect(saved.map(({ revision }) => revision)).toEqual([0, 1]);
  });
});

describe("nothing is lost", () => {
  it("when the line drops: it is tried again, and at once when the line is back", async () => {
    const { host, saved, failures } = server();
    const notes = new NoteStore(host, "lena", store());
    failures.push(0, 0);
    notes.write("n", 0, noteWithTitle("Call"), true);
    await vi.advanceTimersByTimeAsync(100);
    expect(notes.held("n")?.state).toBe("waiting");
    await vi.advanceTimersByTimeAsync(5_100);
    expect(titles(saved)).toEqual([]);
    notes.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(titles(saved)).toEqual(["Call"]);
  });

  it("when the tab is closed: the next one sends it, for the same person only", async () => {
    const { host, saved } = server();
    const storage = store();
    new NoteStore(host, "lena", storage).write("n", 0, noteWithTitle("Call"));
    expect(new NoteStore(host, "otto", storage).all).toEqual([]);
    const next = new NoteStore(host, "lena", storage);
    next.retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(titles(saved)).toEqual(["Call"]);
    expect(storage.stored.size).toBe(0);
  });

  it("when the page is left: it is sent as it goes, and stays kept", async () => {
    const { host, saved } = server();
    const storage = store();
    const notes = new NoteStore(host, "lena", storage);
    notes.write("n", 0, noteWithTitle("Call"));
    notes.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(saved[0]?.leaving).toBe(true);
    expect(storage.stored.size).toBe(1);
  });

  it("when another tab was quicker: it stays here, and is not sent over the other", async () => {
    const { host, saved, revisions } = server();
    revisions.set("n", 4);
    const notes = new NoteStore(host, "lena", store());
    notes.write("n", 3, noteWithTitle("Mine"), true);
    await vi.advanceTimersByTimeAsync(10);
    expect(notes.held("n")?.state).toBe("stale");
    notes.write("n", 3, noteWithTitle("Mine, longer"), true);
    notes.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saved).toEqual([]);
    expect(notes.held("n")?.content.title).toBe("Mine, longer");
    // Its person says so: it goes over the other.
    notes.keepMine(await host.read("n"));
    await vi.advanceTimersByTimeAsync(10);
    expect(saved.map(({ revision, content }) => [revision, content.title])).toEqual([[4, "Mine, longer"]]);
    expect(notes.held("n")).toBeUndefined();
  });

  it("when it was forgotten elsewhere: what was typed is a note again", async () => {
    const { host, saved, failures } = server();
    const notes = new NoteStore(host, "lena", store());
    failures.push(404);
    notes.write("n", 3, noteWithTitle("Mine"), true);
    await vi.advanceTimersByTimeAsync(10);
    expect(saved.map(({ revision }) => revision)).toEqual([0]);
  });

  it("when it is refused: it stays, and goes with the next change", async () => {
    const { host, saved, failures } = server();
    const notes = new NoteStore(host, "lena", store());
    failures.push(422);
    notes.write("n", 0, noteWithTitle("Too long"), true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([notes.held("n")?.state, saved.length]).toEqual(["refused", 0]);
    notes.write("n", 0, noteWithTitle("Short"), true);
    await vi.advanceTimersByTimeAsync(10);
    expect(titles(saved)).toEqual(["Short"]);
  });
});

describe("two devices", () => {
  const lines = (...checked: boolean[]): Content => ({
    ...noteWithTitle("Packing"),
    checklist: checked.map((is, at) => ({ id: `${at}`, text: `Line ${at}`, checked: is })),
  });
  const ticks = (content: Content | undefined) => content?.checklist.map((item) => item.checked);

  function started(...checked: boolean[]) {
    const there = server();
    there.other("n", () => lines(...checked));
    return { ...there, notes: new NoteStore(there.host, "lena", store()) };
  }
  const tickOther = (content: Content) => ({
    ...content,
    checklist: content.checklist.map((item) => (item.id === "1" ? { ...item, checked: true } : item)),
  });

  it("that tick at once send their ticks, not their lists", async () => {
    const { notes, saved, ticked, contents, other } = started(false, false);
    other("n", tickOther);
    notes.write("n", 1, lines(true, false), true, lines(false, false));
    await vi.advanceTimersByTimeAsync(10);
    expect([saved, ticked]).toEqual([[], [[{ id: "0", checked: true }]]]);
    expect(ticks(contents.get("n"))).toEqual([true, true]);
    expect(notes.held("n")).toBeUndefined();
  });

  it("take nothing back that the other ticked while one's own tick was on its way", async () => {
    const { notes, ticked, contents, other, hold } = started(false, false, false);
    const open = hold();
    notes.write("n", 1, lines(true, false, false), true, lines(false, false, false));
    await vi.advanceTimersByTimeAsync(10);
    notes.write("n", 1, lines(true, false, true), true);
    other("n", tickOther);
    open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ticked).toEqual([[{ id: "0", checked: true }], [{ id: "2", checked: true }]]);
    expect(ticks(contents.get("n"))).toEqual([true, true, true]);
  });

  it("of which one ticks and the other writes both have done so, also after the tab was closed", async () => {
    const { host, other, contents } = started(false, false);
    const saved = store();
    const input = { ...lines(false, false), title: "Packing for Rome" };
    new NoteStore(host, "lena", saved).write("n", 1, input, false, lines(false, false));
    other("n", tickOther);
    new NoteStore(host, "lena", saved).retry();
    await vi.advanceTimersByTimeAsync(10);
    expect(contents.get("n")).toEqual({ ...lines(false, true), title: "Packing for Rome" });
  });

  it("of which both write the same are told, and nothing is overwritten", async () => {
    const { notes, other, contents } = started(false);
    other("n", (content) => ({ ...content, title: "Theirs" }));
    notes.write("n", 1, { ...lines(false), title: "Mine" }, true, lines(false));
    await vi.advanceTimersByTimeAsync(10);
    expect([notes.held("n")?.state, contents.get("n")?.title]).toEqual(["stale", "Theirs"]);
  });
});

describe("what else is done to a note", () => {
  it("waits for its edits, and they for it", async () => {
    const { host, saved, revisions } = server();
    const notes = new NoteStore(host, "lena", store());
    notes.write("n", 0, noteWithTitle("One"));
    const painting = notes.between("n", async () => {
      expect(titles(saved)).toEqual(["One"]);
      notes.write("n", 1, noteWithTitle("Two"), true);
      await new Promise((resolve) => setTimeout(resolve, 50));
      revisions.set("n", 2);
      return noteOf("n", 2, noteWithTitle("One"));
    });
    await vi.advanceTimersByTimeAsync(200);
    await painting;
    expect(saved.map(({ revision, content }) => [revision, content.title])).toEqual([
      [0, "One"],
      [2, "Two"],
    ]);
  });

  it("is not done while the edits cannot be kept", async () => {
    const { host, failures } = server();
    const notes = new NoteStore(host, "lena", store());
    failures.push(0);
    notes.write("n", 0, noteWithTitle("One"));
    const work = vi.fn();
    await expect(notes.between("n", work)).rejects.toThrow();
    expect(work).not.toHaveBeenCalled();
  });
});
