/** What somebody has of something, on their own page: the newest first, more of it when that is asked for. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

type LoadMoreListProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** Where there is none. */
  empty: ReactNode;
  /** The word for more. */
  more: string;
  className?: string;
  children: (item: Item) => ReactNode;
};

export function LoadMoreList<Item extends { id: string }>({
  list,
  empty,
  more,
  className,
  children,
}: LoadMoreListProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      {list.isPending && <SkeletonText lines={4} />}
      {list.error && !items && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <ul className={className}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="kit-own-more">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
