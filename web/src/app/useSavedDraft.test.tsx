import { testHost } from "@learnt/ui/base/testHost";
import { flushUnsaved, hasUnsaved } from "@learnt/ui/base/unsaved";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSavedDraft } from "./useSavedDraft";

type Draft = { title: string; note: string };
type SavedRow = { revision: number; draft: Draft };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An editor over what a server keeps, which refuses whoever does not know the latest revision. */
function open() {
  const saved: SavedRow = { revision: 1, draft: { title: "Welcome", note: "" } };
  let shown = { ...saved };
  const { result, rerender } = renderHook(
    () =>
      useSavedDraft<Draft, SavedRow>({
        start: shown.draft,
        revision: shown.revision,
        send: async (revision, draft) => {
          if (revision !== saved.revision) throw new ApiProblem(409, { code: "changed_meanwhile" });
          Object.assign(saved, { revision: revision + 1, draft });
          return { ...saved };
        },
        accept: (saved) => {
          shown = saved;
        },
        read: async () => ({ revision: saved.revision, draft: saved.draft }),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <KitProvider host={testHost}>{children}</KitProvider>
      ),
    },
  );
  return {
    saved,
    editor: () => result.current,
    edit: (part: Partial<Draft>) => act(() => result.current.edit(part)),
    pause: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    /** Somebody else saves, and this screen asks again. */
    otherSaves: (draft: Draft) => {
      Object.assign(saved, { revision: saved.revision + 1, draft });
      shown = { ...saved };
      rerender();
    },
  };
}

describe("a draft that two people write", () => {
  it("shows what the other saved to whoever wrote nothing, and builds on it", async () => {
    const { saved, editor, edit, pause, otherSaves } = open();
    otherSaves({ title: "Welcome", note: "Theirs" });
    expect(editor().draft.note).toBe("Theirs");
    edit({ title: "Hello" });
    await pause();
    expect(saved.draft).toEqual({ title: "Hello", note: "Theirs" });
  });

  it("overwrites nothing of the other's, and keeps what is written", async () => {
    const { saved, editor, edit, pause, otherSaves } = open();
    edit({ title: "Hello" });
    otherSaves({ title: "Welcome", note: "Theirs" });
    await pause();
    await waitFor(() => expect(editor().error).toBeInstanceOf(ApiProblem));
    expect(saved.draft).toEqual({ title: "Welcome", note: "Theirs" });
    expect(editor().draft.title).toBe("Hello");
    expect(editor().state).toBe("stale");
  });

  it("puts its own over the other's only when its person says so", async () => {
    const { saved, editor, edit, pause, otherSaves } = open();
    edit({ title: "Hello" });
    otherSaves({ title: "Welcome", note: "Theirs" });
    await pause();
    await act(() => editor().keepMine());
    await pause();
    expect(saved.draft).toEqual({ title: "Hello", note: "" });
    expect(editor().state).toBe("saved");
  });

  it("gives its own up for the other's, and brings it back by undoing", async () => {
    const { saved, editor, edit, pause, otherSaves } = open();
    edit({ title: "Hello" });
    otherSaves({ title: "Welcome", note: "Theirs" });
    await pause();
    await act(() => editor().takeTheirs());
    expect([editor().draft, editor().state]).toEqual([{ title: "Welcome", note: "Theirs" }, "saved"]);
    act(() => editor().undo());
    await pause();
    expect(saved.draft).toEqual({ title: "Hello", note: "" });
  });

  it("goes on after a change of its own, whatever is typed meanwhile", async () => {
    const { saved, editor, edit, pause } = open();
    edit({ title: "Hello" });
    saved.revision += 1;
    act(() => editor().know(saved.revision));
    await pause();
    expect(saved.draft.title).toBe("Hello");
  });
});

describe("leaving the screen before the pause is over", () => {
  it("saves what was typed, so that nobody is asked", async () => {
    const { saved, edit } = open();
    edit({ title: "Hello" });
    expect(hasUnsaved()).toBe(true);
    await act(async () => expect(await flushUnsaved()).toBe(true));
    expect(saved.draft.title).toBe("Hello");
    expect(hasUnsaved()).toBe(false);
  });

  it("asks where somebody else was quicker", async () => {
    const { edit, otherSaves } = open();
    edit({ title: "Hello" });
    otherSaves({ title: "Welcome", note: "Theirs" });
    await act(async () => expect(await flushUnsaved()).toBe(false));
  });
});
