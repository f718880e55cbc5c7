/** The order in which a marker goes through the queue that they came from: it stays while what is decided moves to the end of the list. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { QueryParams } from "../../api/client";
import type { Submission } from "./model";
import { queue } from "./queries";

/** As it was seen first, with what has come since at its end; anew for a submission that is not in it. */
export function orderAfter(
  before: readonly string[],
  listed: readonly string[],
  id: string,
): readonly string[] {
  if (!before.includes(id)) return listed;
  const added = listed.filter((item) => !before.includes(item));
  return added.length > 0 ? [...before, ...added] : before;
}

/** Who comes before and after; what is in no list is followed by what waits longest. */
export function neighboursOf(
  order: readonly string[],
  id: string,
): { previous: string | undefined; next: string | undefined } {
  const at = order.indexOf(id);
  return { previous: at > 0 ? order[at - 1] : undefined, next: order[at + 1] };
}

type SubmissionsQuery = QueryParams<"/api/forms/{id}/submissions">;
const filterNames = ["status", "mine", "search"] as const;

/** The address of the queue says what it is narrowed down to, and so does that of each submission in it. */
export function useQueueOrder({ id, formId }: Pick<Submission, "id" | "formId">) {
  const [search] = useSearchParams();
  const filter = Object.fromEntries(
    filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as SubmissionsQuery;
  const list = useQuery(queue(formId, { ...filter, perPage: 200 }));
  const listed = list.isPlaceholderData ? [] : (list.data?.items ?? []).map((row) => row.id);
  const [order, setOrder] = useState<readonly string[]>([]);
  const now = listed.length > 0 ? orderAfter(order, listed, id) : order;
  if (now.length !== order.length || now.some((item, at) => item !== order[at])) setOrder(now);
  return { ...neighboursOf(now, id), queryString: search.size > 0 ? `?${search}` : "" };
}
