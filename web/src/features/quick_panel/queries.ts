/** What the quick panel asks for. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";

export const panel = queryOptions({
  queryKey: queryKeys.quickPanel,
  queryFn: ({ signal }) => api.get("/api/quick-panel/data", { signal }),
  refetchOnMount: "always",
});
