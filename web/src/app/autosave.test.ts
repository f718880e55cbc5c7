import { beforeEach, describe, expect, it, vi } from "vitest";
import { Autosave, type AutosaveHost } from "./autosave";

type Saved = { revision: number };

/** A document over a server that fails as it is told. */
function open(delays = { save: 100, again: 1_000 }) {
  const sent: [number, string, boolean][] = [];
  const failures: string[] = [];
  let hold: Promise<void> = Promise.resolve();
  const host: AutosaveHost<string, Saved> = {
    send: async (revision, doc, leaving) => {
      sent.push([revision, doc, leaving]);
      await hold;
      const failure = failures.shift();
      if (failure) throw failure;
      return { revision: revision + 1 };
    },
    classifyError: (problem) => (problem === "stale" || problem === "refused" ? problem : "waiting"),
    changed: () => undefined,
    delays,
  };
  const saving = new Autosave<string, Saved>(host, 1, "kept");
  return {
    saving,
    sent,
    failures,
    hold: () => {
      let go = () => {};
      hold = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
  };
}

const advanceTime = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a document that saves itself", () => {
  it("sends what was typed in a row once, after the pause", async () => {
    const { saving, sent } = open();
    for (const doc of ["a", "ab", "abc"]) saving.write(doc);
    await advanceTime(99);
    expect([sent, saving.state]).toEqual([[], "saving"]);
    await advanceTime(1);
    expect([sent, saving.state, saving.revision]).toEqual([[[1, "abc", false]], "saved", 2]);
  });

  it("sends what was typed meanwhile on the revision that was answered", async () => {
    const { saving, sent, hold } = open();
    const go = hold();
    saving.write("a", true);
    await advanceTime(10);
    saving.write("b", true);
    await advanceTime(10);
    go();
    await advanceTime(10);
    expect(sent).toEqual([
      [1, "a", false],
      [2, "b", false],
    ]);
    expect([saving.state, saving.isDirty]).toEqual(["saved", false]);
  });

  it("sends nothing for a change that was undone before the pause was over", async () => {
    const { saving, sent } = open();
    saving.write("a");
    saving.write("kept");
    await advanceTime(1_000);
    expect([sent, saving.state]).toEqual([[], "saved"]);
  });

  it("tries a lost line again by itself, and at once when it is back", async () => {
    const { saving, sent, failures } = open();
    failures.push("lost", "lost");
    saving.write("a");
    await advanceTime(100);
    expect(saving.state).toBe("waiting");
    await advanceTime(1_000);
    expect(sent).toHaveLength(2);
    saving.retry();
    await advanceTime(1);
    expect([sent.length, saving.state]).toEqual([3, "saved"]);
  });

  it("does not send again what was refused, until something changes", async () => {
    const { saving, sent, failures } = open();
    failures.push("refused");
    saving.write("bad");
    await advanceTime(60_000);
    expect([sent.length, saving.state, saving.isDirty]).toEqual([1, "refused", true]);
    saving.write("good");
    await advanceTime(100);
    expect([sent.at(-1), saving.state]).toEqual([[1, "good", false], "saved"]);
  });

  it("overwrites nothing where somebody else was quicker, until it is said which holds", async () => {
    const { saving, sent, failures } = open();
    failures.push("stale");
    saving.write("mine");
    await advanceTime(100);
    saving.write("mine, longer");
    saving.retry();
    await expect(saving.flush()).rejects.toBe("stale");
    await advanceTime(60_000);
    expect([sent.length, saving.state]).toEqual([1, "stale"]);
    saving.keepMine(7);
    await advanceTime(1);
    expect([sent.at(-1), saving.state]).toEqual([[7, "mine, longer", false], "saved"]);
  });

  it("shows the other's where that holds, and sends nothing of its own", async () => {
    const { saving, sent, failures } = open();
    failures.push("stale");
    saving.write("mine");
    await advanceTime(100);
    saving.take("theirs", 7);
    await advanceTime(60_000);
    expect([sent.length, saving.doc, saving.state, saving.isDirty]).toEqual([1, "theirs", "saved", false]);
  });

  it("has everything on the server when it was flushed, or says why not", async () => {
    const { saving, sent, failures } = open();
    saving.write("a");
    await saving.flush();
    expect(sent).toHaveLength(1);
    failures.push("refused");
    saving.write("b");
    await expect(saving.flush()).rejects.toBe("refused");
  });

  it("lets other work of the server wait for its saves, and its saves for that", async () => {
    const { saving, sent } = open();
    saving.write("a");
    const publishing = saving.between(async () => {
      expect(sent).toHaveLength(1);
      saving.write("b", true);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { revision: 9 };
    });
    await advanceTime(200);
    await publishing;
    expect(sent.at(-1)).toEqual([9, "b", false]);
  });

  it("goes out as the page is left, unless somebody has to decide first", async () => {
    const { saving, sent, failures } = open();
    failures.push("stale");
    saving.write("a");
    saving.leave();
    expect(sent).toEqual([[1, "a", true]]);
    await advanceTime(1);
    failures.push("stale");
    await advanceTime(100);
    const before = sent.length;
    saving.leave();
    expect([saving.state, sent.length]).toEqual(["stale", before]);
  });
});
