/** Where the team stands. */
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../../app/queryKeys";
import { api } from "../../api/client";

export const overview = queryOptions({
  queryKey: queryKeys.overview,
  queryFn: ({ signal }) => api.get("/api/overview", { signal }),
});
