import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useSaving } from "./useSaving";

type Settings = { days: string; at: string };

afterEach(cleanup);

/** A form over what is kept, and a service that answers when it is told to. */
function open() {
  let kept: Settings = { days: "1, 7", at: "08:00" };
  let answer: (settled: Settings | Error) => void = () => undefined;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    () =>
      useSaving({
        before: { ...kept },
        changeOf: (draft: Settings) => (JSON.stringify(draft) === JSON.stringify(kept) ? null : draft),
        save: () =>
          new Promise<void>((done, fail) => {
            answer = (settled) => {
              if (settled instanceof Error) return fail(settled);
              kept = settled;
              done();
            };
          }),
        refetch: () => undefined,
      }),
    { wrapper },
  );
  return {
    form: () => result.current,
    edit: (part: Partial<Settings>) => act(() => result.current.edit(part)),
    save: async () => {
      act(() => result.current.bar.onSave());
      await waitFor(() => expect(result.current.bar.busy).toBe(true));
    },
    answers: async (settled: Settings | Error) => {
      await act(async () => answer(settled));
      await waitFor(() => expect(result.current.bar.busy).toBe(false));
    },
    /** Somebody else saved. */
    becomes: (next: Settings) => {
      kept = next;
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

  it("show the newest when that is asked for, and nothing of what was typed", async () => {
    const { form, edit, save, answers, becomes } = open();
    edit({ at: "09:00" });
    await save();
    await answers(new Error("changed_meanwhile"));
    act(() => form().bar.onNewest());
    becomes({ days: "1, 7", at: "10:00" });
    expect(form().draft).toEqual({ days: "1, 7", at: "10:00" });
    expect(form().bar).toMatchObject({ isDirty: false, error: null });
  });
});
