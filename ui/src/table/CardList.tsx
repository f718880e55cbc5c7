/** A list drawn as cards, page by page: while it is fetched, when that failed, when nothing is there, and when nothing was found. */
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { EmptyState } from "../feedback/EmptyState";
import { ErrorState } from "../feedback/ErrorState";
import { SkeletonCards } from "../feedback/Skeleton";
import { CardGrid } from "../page/Card";
import type { ListState } from "./listState";
import { Pagination } from "./Pagination";
import { useLastPage } from "./useLastPage";

export type CardListProps<Row> = {
  /** The rows of a page, as a query holds them. */
  list: {
    data: { items: Row[]; total: number } | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  state: ListState;
  label: string;
  /** Where nothing matches. */
  none: string;
  /** Where there is nothing at all. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

export function CardList<Row>({ list, state, label, none, empty, children }: CardListProps<Row>) {
  const { t } = useKit();
  const rows = list.data?.items;
  const total = list.data?.total ?? 0;
  const isBehind = useLastPage(state, rows?.length === 0 && !list.isPlaceholderData ? total : null);
  return (
    <>
      {(list.isPending || isBehind) && <SkeletonCards />}
      {list.error != null && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 &&
        !isBehind &&
        (state.isFiltered || state.page > 1 ? (
          <EmptyState
            icon={<SearchX />}
            title={none}
            action={<Button onClick={state.clear}>{t("clearFilters")}</Button>}
          />
        ) : (
          empty
        ))}
      {rows && rows.length > 0 && (
        <div
          className={list.isPlaceholderData ? "kit-cards-stale" : undefined}
          aria-busy={list.isPlaceholderData || undefined}
        >
          <CardGrid label={label}>{rows.map(children)}</CardGrid>
        </div>
      )}
      {total > state.perPage && (
        <div className="kit-cards-pages">
          <Pagination page={state.page} perPage={state.perPage} total={total} onPage={state.setPage} />
        </div>
      )}
    </>
  );
}
