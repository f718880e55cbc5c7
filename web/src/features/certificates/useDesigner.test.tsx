import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { addField } from "./design";
import type { Template } from "./model";
import * as calls from "./queries";
import { useDesigner } from "./useDesigner";

const design = { orientation: "landscape", fields: [], frame: "none", background: "#ffffff", language: "en" };
const template = {
  ...{ id: "t1", title: "Golden", revision: 4, state: "published", liveVersion: 1 },
  design,
} as unknown as Template;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The designer over what a server keeps, which refuses whoever does not know the latest revision. */
function open(started: Template = template) {
  const server = { revision: started.revision, published: 0 };
  const step = (revision: number) => {
    if (revision !== server.revision) throw new ApiProblem(409, { code: "changed_meanwhile" });
    server.revision += 1;
    return { revision: server.revision };
  };
  const save = vi.spyOn(calls, "saveTemplate").mockImplementation(async (_, { revision }) => step(revision));
  vi.spyOn(api, "post").mockImplementation((async (_: string, { body }: { body: { revision: number } }) => {
    server.published += 1;
    return step(body.revision);
  }) as never);
  const queryClient = new QueryClient();
  const key = calls.templateQuery("t1").queryKey;
  queryClient.setQueryData(key, started);
  const { result, rerender } = renderHook(() => useDesigner(queryClient.getQueryData(key) as Template), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <KitProvider host={testHost}>{children}</KitProvider>
      </QueryClientProvider>
    ),
  });
  return {
    server,
    save,
    designer: () => result.current,
    shown: () => queryClient.getQueryData(key) as Template,
    pause: async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      rerender();
    },
  };
}

it("is saved by itself, several changes at once, and is a draft again", async () => {
  const { save, designer, shown, pause } = open();
  act(() => {
    designer().setTitle("Silver");
    designer().change((now) => addField(now, "name"));
    designer().changeField(0, { x: 12 });
  });
  expect(designer().isDirty).toBe(true);
  await pause();
  expect(save).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[1]).toMatchObject({
    ...{ revision: 4, title: "Silver" },
    design: { fields: [{ kind: "name", x: 12 }] },
  });
  expect(designer().state).toBe("saved");
  expect(shown()).toMatchObject({ title: "Silver", revision: 5, state: "changed" });
});

it("is published with what was changed just before, and goes on from there", async () => {
  const { server, save, designer, shown, pause } = open();
  act(() => designer().setTitle("Silver"));
  await act(() => designer().publishing.mutateAsync());
  expect([save.mock.calls.length, server.published]).toEqual([1, 1]);
  expect(shown()).toMatchObject({ title: "Silver", revision: 6, state: "published", liveVersion: 2 });
  act(() => designer().setTitle("Bronze"));
  await pause();
  expect(save.mock.calls[1]?.[1]).toMatchObject({ revision: 6, title: "Bronze" });
});

it("writes over nobody who was quicker, and publishes nothing then", async () => {
  const { server, designer, pause } = open();
  server.revision = 9;
  act(() => designer().setTitle("Silver"));
  await pause();
  expect(designer().state).toBe("stale");
  await act(() => expect(designer().publishing.mutateAsync()).rejects.toThrow());
  expect([server.revision, server.published]).toEqual([9, 0]);
  expect(designer().draft.title).toBe("Silver");
});

it("stays as it is once it is archived", async () => {
  const { save, designer, pause } = open({ ...template, state: "archived" });
  act(() => designer().setTitle("Silver"));
  await pause();
  expect([designer().draft.title, save.mock.calls.length]).toEqual(["Golden", 0]);
});
