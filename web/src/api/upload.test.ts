import { isReachable } from "@learnt/ui/http/reachable";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { upload } from "./upload";

vi.mock("./send", () => ({ session: { bearer: async () => null } }));

/** A line on which the test decides what happens. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  isStopped = false;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isStopped = true;
    this.onabort?.();
    this.onloadend?.();
  }
  moves = (loaded: number) => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  answers = (response: unknown) => {
    this.status = 200;
    this.response = response;
    this.onload?.();
    this.onloadend?.();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const begin = async () => {
  const sent = upload("/api/files", new File(["x"], "film.mp4"), { fields: { kind: "video" } });
  const ended = sent.then(
    (answer) => ({ answer }),
    (error: { code: string }) => ({ error: error.code }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return ended;
};

it("an upload that stands still ends, and says that it took too long", async () => {
  const ending = begin();
  await vi.advanceTimersByTimeAsync(1000);
  FakeRequest.last.moves(10);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await ending).toEqual({ error: "timeout" });
  expect(FakeRequest.last.isStopped).toBe(true);
});

it("an upload may take as long as it likes while it moves", async () => {
  const ending = begin();
  for (let at = 0; at < 100; at += 5) {
    await vi.advanceTimersByTimeAsync(50_000);
    FakeRequest.last.moves(at);
  }
  FakeRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(90_000);
  FakeRequest.last.answers({ id: "f1" });
  expect(await ending).toEqual({ answer: { id: "f1" } });
});

it("a server that never answers counts as out of reach", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("late")))),
  );
  const requested = isReachable();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await requested).toBe(false);
});
