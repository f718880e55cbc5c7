/** A page behind the last one, as when the rows of the last one were taken away: the last one that there is takes its place. */
import { useEffect } from "react";
import type { ListState } from "./listState";

type PageState = Pick<ListState, "page" | "perPage" | "setPage">;

/** Whether it is so: there is nothing to be shown until then. */
export function useLastPage(
  { page, perPage, setPage }: PageState,
  total: number | null | undefined,
): boolean {
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isBehind = typeof total === "number" && page > last;
  useEffect(() => {
    if (isBehind) setPage(last, true);
  }, [isBehind, last, setPage]);
  return isBehind;
}
