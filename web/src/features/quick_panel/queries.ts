/** What the quick panel asks for. */
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../app/queryKeys";
import { api } from "../../api/client";

export const panel = queryOptions({
  queryKey: queryKeys.quickPanel,
  queryFn: ({ signal }) => api.get("/api/quick-panel/data", { signal }),
  refetchOnMount: "always",
});
