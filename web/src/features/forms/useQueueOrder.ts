/** The order in which a marker goes through the queue that they came from: it stays while what is decided moves to the end of the list. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Asked } from "../../api/client";
import type { Submission } from "./model";
import { queue } from "./queries";

/** As it was seen first, with what has come since at its end; anew for a submission that is not in it. */
export function orderAfter(
  before: readonly string[],
  listed: readonly string[],
  id: string,
): readonly string[] {
  if (!before.includes(id)) return listed;
  const added = listed.filter((one) => !before.includes(one));
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

type Asks = Asked<"/api/forms/{id}/submissions">;
const narrowings = ["status", "mine", "search"] as const;

/** The address of the queue says what it is narrowed down to, and so does that of each submission in it. */
export function useQueueOrder({ id, formId }: Pick<Submission, "id" | "formId">) {
  const [search] = useSearchParams();
  const narrowed = Object.fromEntries(
    narrowings.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  ) as Asks;
  const list = useQuery(queue(formId, { ...narrowed, perPage: 200 }));
  const listed = list.isPlaceholderData ? [] : (list.data?.items ?? []).map((row) => row.id);
  const [order, setOrder] = useState<readonly string[]>([]);
  const now = listed.length > 0 ? orderAfter(order, listed, id) : order;
  if (now.length !== order.length || now.some((one, at) => one !== order[at])) setOrder(now);
  return { ...neighboursOf(now, id), asked: search.size > 0 ? `?${search}` : "" };
}
