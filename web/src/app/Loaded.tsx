/** What a screen shows of what it asked for: its bones meanwhile, why it failed, or what came. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

export function Loaded<T>({
  asked,
  children,
}: {
  asked: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isPending) return <PageSkeleton />;
  return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
}
