import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLastPage } from "./useLastPage";

afterEach(cleanup);

const opened = (page: number, total: number | null) => {
  const setPage = vi.fn();
  const { result } = renderHook(() => useLastPage({ page, perPage: 25, setPage }, total));
  return { isBehind: result.current, calls: setPage.mock.calls };
};

it("leads from a page behind the last one to the last one, in its place", () => {
  expect(opened(80, 1975)).toEqual({ isBehind: true, calls: [[79, true]] });
  expect(opened(3, 0)).toEqual({ isBehind: true, calls: [[1, true]] });
});

it("stays where there is something, and as long as nobody knows how much there is", () => {
  expect(opened(79, 1975)).toEqual({ isBehind: false, calls: [] });
  expect(opened(1, 0)).toEqual({ isBehind: false, calls: [] });
  expect(opened(80, null)).toEqual({ isBehind: false, calls: [] });
});
