import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ApiProblem } from "../http/problem";
import { useSaving } from "./useSaving";

type Settings = { days: string; at: string };

afterEach(cleanup);

/** A form over what is kept, and a service that answers when it is told to. */
function open() {
  let saved: Settings = { days: "1, 7", at: "08:00" };
  let answer: (settled: Settings | Error) => void = () => undefined;
  let refetched = 0;
  let elsewhere: Settings | undefined;
  const { result, rerender } = renderHook(() =>
    useSaving({
      before: { ...saved },
      changeOf: (draft: Settings) => (JSON.stringify(draft) === JSON.stringify(saved) ? null : draft),
      save: () =>
        new Promise<void>((done, fail) => {
          answer = (settled) => {
            if (settled instanceof Error) return fail(settled);
            saved = settled;
            done();
          };
        }),
      refetch: () => {
        refetched += 1;
        if (elsewhere) saved = elsewhere;
      },
    }),
  );
  return {
    form: () => result.current,
    edit: (part: Partial<Settings>) => act(() => result.current.edit(part)),
    save: async () => {
      act(() => result.current.bar.onSave());
      await waitFor(() => expect(result.current.bar.busy).toBe(true));
    },
    /** With what somebody else has saved by then. */
    answers: async (settled: Settings | Error, other?: Settings) => {
      elsewhere = other;
      await act(async () => answer(settled));
      await waitFor(() => expect(result.current.bar.busy).toBe(false));
    },
    refetched: () => refetched,
    /** Somebody else saved. */
    becomes: (next: Settings) => {
      saved = next;
      rerender();
    },
  };
}

describe("settings in a draft", () => {
  it("keep two changes that are made at once", () => {
    const { form } = open();
    const { edit } = form();
    act(() => {
      edit({ days: "3" });
      edit({ at: "09:00" });
    });
    expect(form().draft).toEqual({ days: "3", at: "09:00" });
  });

  it("keep what is typed while the rest is being saved", async () => {
    const { form, edit, save, answers } = open();
    edit({ days: "3" });
    await save();
    edit({ at: "09:00" });
    await answers({ days: "3", at: "08:00" });
    expect(form().draft).toEqual({ days: "3", at: "09:00" });
    expect(form().bar.isDirty).toBe(true);
  });

  it("are clean when what was sent is kept in the words of before", async () => {
    const { form, edit, save, answers } = open();
    edit({ days: "7,1" });
    await save();
    await answers({ days: "1, 7", at: "08:00" });
    expect(form().draft.days).toBe("1, 7");
    expect(form().bar.isDirty).toBe(false);
  });

  it("keep what was typed and say why, when it was refused", async () => {
    const { form, edit, save, answers, becomes } = open();
    edit({ days: "3" });
    await save();
    becomes({ days: "1, 7", at: "10:00" });
    await answers(new Error("The service is away."));
    expect(form().draft).toEqual({ days: "3", at: "10:00" });
    expect(form().bar.error).toEqual(new Error("The service is away."));
  });

  it("follow what somebody else saved, where nothing was chosen here", () => {
    const { form, edit, becomes } = open();
    edit({ days: "3" });
    becomes({ days: "1, 7", at: "10:00" });
    expect(form().draft).toEqual({ days: "3", at: "10:00" });
    expect(form().bar.conflict).toBeNull();
  });

  it("keep one's own where both changed the same, and ask", () => {
    const { form, edit, becomes } = open();
    edit({ days: "3" });
    becomes({ days: "5", at: "10:00" });
    expect(form().draft).toEqual({ days: "3", at: "10:00" });
    expect(form().bar.conflict?.conflicts).toEqual([{ path: ["days"], mine: "3", theirs: "5" }]);
    act(() => form().bar.conflict?.keepMine());
    expect(form().draft.days).toBe("3");
    expect(form().bar).toMatchObject({ conflict: null, isDirty: true });
  });

  it("take theirs, and keep what else was typed here", () => {
    const { form, edit, becomes } = open();
    edit({ days: "3", at: "09:00" });
    becomes({ days: "5", at: "08:00" });
    act(() => form().bar.conflict?.takeTheirs());
    expect(form().draft).toEqual({ days: "5", at: "09:00" });
    expect(form().bar.conflict).toBeNull();
  });

  it("ask for what is saved when a save is told that somebody else was quicker", async () => {
    const { form, edit, save, answers, refetched } = open();
    edit({ at: "09:00" });
    await save();
    await answers(new ApiProblem(409, { code: "changed_meanwhile" }), { days: "1, 7", at: "10:00" });
    expect(refetched()).toBe(1);
    expect(form().draft.at).toBe("09:00");
    expect(form().bar.conflict?.conflicts).toEqual([{ path: ["at"], mine: "09:00", theirs: "10:00" }]);
    act(() => form().bar.onReset());
    expect(form().draft.at).toBe("10:00");
    expect(form().bar).toMatchObject({ isDirty: false, error: null, conflict: null });
  });
});
