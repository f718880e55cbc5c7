/** Where the team stands. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";

export const overview = queryOptions({
  queryKey: queryKeys.overview,
  queryFn: ({ signal }) => api.get("/api/overview", { signal }),
});
