import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Coursework } from "../model";
import { HandIn } from "./HandIn";

const known = (change: Partial<Coursework> = {}) =>
  ({
    ...{ id: "w1", attempt: 1, revision: 1, note: "", files: [], maxFiles: 2, status: "inprogress" },
    ...change,
  }) as unknown as Coursework;

const client = new QueryClient();
const onStale = vi.fn();
const own = { userCourseId: "u1", activityId: "a1" };
const shown = (now: Coursework) => (
  <QueryClientProvider client={client}>
    <KitProvider host={testHost}>
      <HandIn coursework={now} own={own} onSubmitted={() => undefined} onStale={onStale} />
    </KitProvider>
  </QueryClientProvider>
);
const note = () => screen.getByRole("textbox") as HTMLTextAreaElement;
const bodyOf = (call: unknown[] | undefined) =>
  (call?.[1] as { body: { revision: number; note: string } } | undefined)?.body;

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("coursework");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("submits with one press, although leaving the text saves it", async () => {
  let saved: () => void = () => undefined;
  const put = vi.spyOn(api, "put").mockImplementation(
    () =>
      new Promise((done) => {
        saved = () => done(known({ revision: 2, note: "Here it is." }) as never);
      }) as never,
  );
  const post = vi
    .spyOn(api, "post")
    .mockResolvedValue(known({ revision: 3, status: "markingRequired" }) as never);
  render(shown(known()));
  fireEvent.change(note(), { target: { value: "Here it is." } });
  fireEvent.blur(note());
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  expect(post, "what is typed is kept first").not.toHaveBeenCalled();
  saved();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(bodyOf(post.mock.calls[0])).toEqual({ revision: 2, note: "Here it is." });
});

it("shows what another tab wrote, and writes nothing over it", async () => {
  const put = vi.spyOn(api, "put").mockResolvedValue(known({ revision: 9 }) as never);
  const { rerender } = render(shown(known({ note: "Old" })));
  rerender(shown(known({ revision: 2, note: "From the other tab" })));
  expect(note().value).toBe("From the other tab");
  fireEvent.blur(note());
  expect(put).not.toHaveBeenCalled();
  fireEvent.change(note(), { target: { value: "Mine" } });
  rerender(shown(known({ revision: 3, note: "Theirs" })));
  expect(note().value, "what is typed stays").toBe("Mine");
  fireEvent.blur(note());
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
  expect(bodyOf(put.mock.calls[0]), "on the revision it was typed on").toEqual({ revision: 2, note: "Mine" });
});

it("asks when another tab was quicker, and loses neither", async () => {
  const put = vi
    .spyOn(api, "put")
    .mockRejectedValueOnce(new ApiProblem(409, { code: "changed_meanwhile" }))
    .mockResolvedValue(known({ revision: 4, note: "Mine" }) as never);
  const { rerender } = render(shown(known({ note: "Old" })));
  fireEvent.change(note(), { target: { value: "Mine" } });
  fireEvent.blur(note());
  await waitFor(() => expect(onStale).toHaveBeenCalledOnce());
  rerender(shown(known({ revision: 3, note: "Theirs" })));
  expect(note().value).toBe("Mine");
  fireEvent.click(screen.getByRole("button", { name: "conflict.mine" }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(bodyOf(put.mock.calls[1])).toEqual({ revision: 3, note: "Mine" });
});
