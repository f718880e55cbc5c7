import { testHost } from "@learnt/ui/base/testHost";
import { flushUnsaved, hasUnsaved } from "@learnt/ui/base/unsaved";
import { networkProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Attempt } from "../model";
import { Answering } from "./Answering";

const attempt = {
  ...{ id: "a1", number: 1, isOpen: true, answers: {}, startedAt: "", now: "", deadlineAt: null },
  paper: [
    { id: "q1", kind: "numeric", text: "How many?", points: 1, options: [], matches: [] },
    {
      ...{ id: "q2", kind: "ordering", text: "In which order?", points: 1, matches: [] },
      options: [
        { id: "o1", text: "First" },
        { id: "o2", text: "Second" },
      ],
    },
  ],
} as unknown as Attempt;

const queries = new QueryClient();
const shown = (onDone: (now: Attempt) => void) => (
  <QueryClientProvider client={queries}>
    <KitProvider host={testHost}>
      <Answering attempt={attempt} onDone={onDone} />
    </KitProvider>
  </QueryClientProvider>
);
const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "How many?" }), { target: { value } });
const answersOf = (call: unknown[] | undefined) =>
  (call?.[1] as { body: { answers: Record<string, unknown> } } | undefined)?.body.answers;

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("quizzes");
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("saves what was answered although the page around it is drawn anew, and when somebody leaves at once", async () => {
  const put = vi.spyOn(api, "put").mockResolvedValue(attempt as never);
  const { rerender, unmount } = render(shown(() => undefined));
  type("4");
  rerender(shown(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(put).toHaveBeenCalledTimes(1);
  expect(answersOf(put.mock.calls[0])).toEqual({ q1: "4" });
  type("42");
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(answersOf(put.mock.calls[1])).toEqual({ q1: "42" });
});

it("sends one save after the other, so that an earlier one never comes last", async () => {
  let answer: () => void = () => undefined;
  const put = vi.spyOn(api, "put").mockImplementation(
    () =>
      new Promise((done) => {
        answer = () => done(attempt as never);
      }) as never,
  );
  render(shown(() => undefined));
  type("4");
  await vi.advanceTimersByTimeAsync(1000);
  type("42");
  await vi.advanceTimersByTimeAsync(1000);
  expect(put, "the second waits for the first").toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(put).toHaveBeenCalledTimes(2);
  expect(answersOf(put.mock.calls[1])).toEqual({ q1: "42" });
});

it("takes an order that is left as it was drawn for an answer", async () => {
  vi.spyOn(api, "put").mockResolvedValue(attempt as never);
  const post = vi.spyOn(api, "post").mockResolvedValue({ ...attempt, isOpen: false } as never);
  const done = vi.fn();
  render(shown(done));
  fireEvent.click(screen.getByRole("button", { name: "Next question" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(answersOf(post.mock.calls[0])).toEqual({ q2: ["o1", "o2"] });
});

it("tries again what did not get through, and lets nobody leave without a question before it has", async () => {
  const put = vi.spyOn(api, "put").mockRejectedValueOnce(networkProblem());
  put.mockRejectedValueOnce(networkProblem()).mockResolvedValue(attempt as never);
  render(shown(() => undefined));
  type("4");
  expect(hasUnsaved()).toBe(true);
  await act(async () => expect(await flushUnsaved()).toBe(false));
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(put).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(put).toHaveBeenCalledTimes(3);
  expect(answersOf(put.mock.calls[2])).toEqual({ q1: "4" });
  expect(hasUnsaved()).toBe(false);
});
