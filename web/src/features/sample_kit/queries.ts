/** Calls of the kit's pages, with their keys. */
import { queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { Icon } from "./model";

export const iconList = queryOptions({
  queryKey: ["sample", "icons"],
  queryFn: ({ signal }) => mock.get<Icon[]>("/api/icons", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
