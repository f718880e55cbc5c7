/** A list that comes whole, shown by pages as the address asks for it. */
import { useListState } from "@learnt/ui/table/listState";
import { useMemo } from "react";
import { shownRows, type Values } from "../filters";

const MORE = ["status", "category", "active"] as const;

export function useRows<Row>(
  rows: readonly Row[] | undefined,
  values: Values<Row>,
  sort: string,
  matches: (row: Row, filters: Record<string, string>) => boolean,
) {
  const state = useListState({ filters: ["filter", ...MORE], sort, perPage: 10 });
  const { search, sort: sorted, filters } = state;
  const result = useMemo(() => {
    const visible = rows?.filter((row) => matches(row, filters));
    return visible && shownRows(visible, values, { search, sort: sorted, filter: filters.filter ?? "" });
  }, [rows, values, matches, search, sorted, filters]);
  const from = (state.page - 1) * state.perPage;
  return { state, total: result?.length, page: result?.slice(from, from + state.perPage) };
}
