import { describe, expect, it, vi } from "vitest";
import type { FileView } from "./model";
import { Uploads } from "./uploads";

const stored = { id: "f" } as FileView;
const file = {} as File;
const begin = () => {
  const uploads = new Uploads(() => undefined);
  let arrive: (file: FileView) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const first = vi.fn();
  const over = uploads.start(
    "a",
    file,
    (_file, _progress, signal) =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        fail = reject;
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      }),
    first,
  );
  return { uploads, over, first, arrive: () => arrive(stored), fail: (error: unknown) => fail(error) };
};

describe("an upload", () => {
  it("ends in the editor that is open then", async () => {
    const { uploads, over, first, arrive } = begin();
    const second = vi.fn();
    uploads.attach("a", second);
    expect(uploads.isRunning).toBe(true);
    arrive();
    await over;
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledWith(stored, file);
    expect(uploads.isRunning).toBe(false);
  });

  it("keeps what went wrong for whoever looks", async () => {
    const { uploads, over, fail } = begin();
    const away = new Error("away");
    fail(away);
    await over;
    expect(uploads.get("a")).toMatchObject({ progress: null, error: away });
  });

  it("ends without a word when it is stopped", async () => {
    const { uploads, over, first } = begin();
    uploads.stop("a");
    await over;
    expect(uploads.get("a")).toMatchObject({ progress: null, error: null });
    expect(first).not.toHaveBeenCalled();
  });
});
