/** What the quick panel asks for. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";

export const panel = queryOptions({
  queryKey: ["quickPanel"],
  queryFn: ({ signal }) => api.get<Schemas["QuickPanel"]>("/api/quick-panel/data", { signal }),
  refetchOnMount: "always",
});
