// @vitest-environment happy-dom
import { toast } from "@learnt/ui/feedback/toast";
import { networkProblem } from "@learnt/ui/http/problem";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startI18n } from "../i18n/i18n";
import { type MutationCallbacks, useApiMutation } from "./useApiMutation";

beforeAll(async () => void (await startI18n()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function opened(call: (title: string) => Promise<string>, callbacks?: MutationCallbacks<string, string>) {
  const queryClient = new QueryClient();
  const stale = vi.spyOn(queryClient, "invalidateQueries");
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    () =>
      useApiMutation(
        call,
        { stale: [["badges"]], update: (cache, answer) => cache.setQueryData(["badges", "one"], answer) },
        callbacks,
      ),
    { wrapper },
  );
  return { ...hook, client: queryClient, stale };
}

it("has what it made stale asked for again, and keeps the answer", async () => {
  const onSuccess = vi.fn();
  const { result, client, stale } = opened(async (title) => `saved ${title}`, { onSuccess });
  act(() => result.current.mutate("First aid"));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith("saved First aid", "First aid"));
  expect(client.getQueryData(["badges", "one"])).toBe("saved First aid");
  expect(stale).toHaveBeenCalledWith({ queryKey: ["badges"] });
});

it("says what went wrong where the screen does not, and asks again all the same", async () => {
  const toastSpy = vi.spyOn(toast, "error");
  const { result, stale } = opened(() => Promise.reject(networkProblem()));
  act(() => result.current.mutate("First aid"));
  await waitFor(() =>
    expect(toastSpy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/cannot be reached/)),
  );
  expect(stale).toHaveBeenCalledWith({ queryKey: ["badges"] });
});

it("leaves a failure to a screen that says it itself", async () => {
  const toastSpy = vi.spyOn(toast, "error");
  const onError = vi.fn();
  const { result } = opened(() => Promise.reject(networkProblem()), { onError });
  act(() => result.current.mutate("First aid"));
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(toastSpy).not.toHaveBeenCalled();
});

it("still tells of what was done when the screen is gone by then", async () => {
  const onSuccess = vi.fn();
  let answer = (_: string) => {};
  const { result, unmount } = opened(() => new Promise((resolve) => (answer = resolve)), { onSuccess });
  act(() => result.current.mutate("First aid"));
  await waitFor(() => expect(result.current.isPending).toBe(true));
  unmount();
  answer("saved");
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});
