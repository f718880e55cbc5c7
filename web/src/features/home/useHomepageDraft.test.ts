import { flushUnsaved, hasUnsaved } from "@learnt/ui/base/unsaved";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "./queries";
import { saveDraft } from "./queries";
import { useHomepageDraft } from "./useHomepageDraft";

vi.mock("./queries", () => ({ saveDraft: vi.fn(async () => ({ revision: 2 })) }));

const draft = { revision: 1, widgets: [], isLive: true, publishedAt: null } as unknown as Draft;
const widgets = [{ id: "w", type: "hero", props: { title: "Hello" } }] as never;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("saves what was done last when another homepage takes its place", async () => {
  const { result, unmount } = renderHook(() => useHomepageDraft("home", draft));
  act(() => result.current.edit(widgets));
  expect(saveDraft).not.toHaveBeenCalled();
  await act(async () => unmount());
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith("home", 1, widgets);
});

it("saves it before the preview is opened, so that nobody is asked", async () => {
  const { result } = renderHook(() => useHomepageDraft("home", draft));
  act(() => result.current.edit(widgets));
  expect(hasUnsaved()).toBe(true);
  await act(async () => expect(await flushUnsaved()).toBe(true));
  expect(saveDraft).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
});
