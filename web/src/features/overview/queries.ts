/** Where the team stands. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";

export const overview = queryOptions({
  queryKey: ["overview"] as const,
  queryFn: ({ signal }) => api.get("/api/overview", { signal }),
});
