/** What was cut off goes on where it ended. */
import { expect, it } from "vitest";
import { resumeUpload, type State, type UploadCalls } from "./resumeUpload";

const done = { id: "file", name: "a.pdf" } as NonNullable<State["file"]>;
const file = new File(["0123456789"], "a.pdf");

/** A server that keeps pieces, and a line that fails as told. */
function server(fails: (call: string, number: number) => number | undefined) {
  const saved = { received: 0, calls: [] as string[], begun: 0 };
  const state = (): State => ({
    id: "u",
    size: 10,
    received: saved.received,
    file: saved.received === 10 ? done : null,
  });
  const call = (name: string) => {
    saved.calls.push(name);
    const status = fails(name, saved.calls.length);
    if (status !== undefined) throw Object.assign(new Error(name), { status });
  };
  const calls: UploadCalls = {
    start: async () => {
      saved.begun += 1;
      call("start");
      return state();
    },
    read: async () => {
      call("read");
      return state();
    },
    send: async (_id, offset, piece) => {
      call(`send ${offset}`);
      if (offset !== saved.received) throw Object.assign(new Error("offset"), { status: 409 });
      saved.received += piece.size;
      return state();
    },
  };
  return { saved, calls };
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
  const { saved, calls } = server(() => undefined);
  expect(await resumeUpload(file, "note", calls, options())).toBe(done);
  expect(saved.calls).toEqual(["start", "send 0", "send 4", "send 8"]);
});

it("goes on after the line was lost", async () => {
  const { saved, calls } = server((name, number) => (name === "send 4" && number === 3 ? 0 : undefined));
  await resumeUpload(file, "note", calls, options());
  expect(saved.calls).toEqual(["start", "send 0", "send 4", "read", "send 4", "send 8"]);
});

it("goes on after the page was loaded anew, and begins anew when it is forgotten", async () => {
  const notes = new Map<string, string>();
  const cut = server((name) => (name === "send 4" ? 0 : undefined));
  await expect(resumeUpload(file, "note", cut.calls, options(notes))).rejects.toThrow("send 4");
  expect(notes.get("note")).toBe("u");
  const again = server(() => undefined);
  again.saved.received = 4;
  await resumeUpload(file, "note", again.calls, options(notes));
  expect(again.saved.calls).toEqual(["read", "send 4", "send 8"]);
  expect(notes.size).toBe(0);
  notes.set("note", "old");
  const removed = server((name, number) => (name === "read" && number === 1 ? 404 : undefined));
  await resumeUpload(file, "note", removed.calls, options(notes));
  expect(removed.saved.begun).toBe(1);
});

it("says what is refused for good, at once", async () => {
  const { saved, calls } = server((name) => (name === "send 0" ? 422 : undefined));
  const notes = new Map<string, string>();
  await expect(resumeUpload(file, "note", calls, options(notes))).rejects.toThrow("send 0");
  expect(saved.calls).toEqual(["start", "send 0"]);
  expect(notes.size).toBe(0);
});
