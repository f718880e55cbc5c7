/** What was cut off goes on where it ended. */
import { expect, it } from "vitest";
import { type Calls, resume, type State } from "./resume";

const done = { id: "file", name: "a.pdf" } as NonNullable<State["file"]>;
const file = new File(["0123456789"], "a.pdf");

/** A server that keeps pieces, and a line that fails as told. */
function server(fails: (call: string, number: number) => number | undefined) {
  const kept = { received: 0, calls: [] as string[], begun: 0 };
  const state = (): State => ({
    id: "u",
    size: 10,
    received: kept.received,
    file: kept.received === 10 ? done : null,
  });
  const call = (name: string) => {
    kept.calls.push(name);
    const status = fails(name, kept.calls.length);
    if (status !== undefined) throw Object.assign(new Error(name), { status });
  };
  const calls: Calls = {
    start: async () => {
      kept.begun += 1;
      call("start");
      return state();
    },
    read: async () => {
      call("read");
      return state();
    },
    send: async (_id, offset, piece) => {
      call(`send ${offset}`);
      if (offset !== kept.received) throw Object.assign(new Error("offset"), { status: 409 });
      kept.received += piece.size;
      return state();
    },
  };
  return { kept, calls };
}

const options = (notes = new Map<string, string>()) => ({
  onProgress: () => undefined,
  pause: async () => undefined,
  piece: 4,
  notes: {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  },
});

it("sends each piece once", async () => {
  const { kept, calls } = server(() => undefined);
  expect(await resume(file, "note", calls, options())).toBe(done);
  expect(kept.calls).toEqual(["start", "send 0", "send 4", "send 8"]);
});

it("goes on after the line was lost", async () => {
  const { kept, calls } = server((name, number) => (name === "send 4" && number === 3 ? 0 : undefined));
  await resume(file, "note", calls, options());
  expect(kept.calls).toEqual(["start", "send 0", "send 4", "read", "send 4", "send 8"]);
});

it("goes on after the page was loaded anew, and begins anew when it is forgotten", async () => {
  const notes = new Map<string, string>();
  const cut = server((name) => (name === "send 4" ? 0 : undefined));
  await expect(resume(file, "note", cut.calls, options(notes))).rejects.toThrow("send 4");
  expect(notes.get("note")).toBe("u");
  const again = server(() => undefined);
  again.kept.received = 4;
  await resume(file, "note", again.calls, options(notes));
  expect(again.kept.calls).toEqual(["read", "send 4", "send 8"]);
  expect(notes.size).toBe(0);
  notes.set("note", "old");
  const gone = server((name, number) => (name === "read" && number === 1 ? 404 : undefined));
  await resume(file, "note", gone.calls, options(notes));
  expect(gone.kept.begun).toBe(1);
});

it("says what is refused for good, at once", async () => {
  const { kept, calls } = server((name) => (name === "send 0" ? 422 : undefined));
  const notes = new Map<string, string>();
  await expect(resume(file, "note", calls, options(notes))).rejects.toThrow("send 0");
  expect(kept.calls).toEqual(["start", "send 0"]);
  expect(notes.size).toBe(0);
});
