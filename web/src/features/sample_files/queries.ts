/** The call for the files. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import type { SampleFile } from "./model";

export const files = queryOptions({
  queryKey: ["sample", "files"],
  queryFn: ({ signal }) => api.get<SampleFile[]>("/api/file-manager-app/files", { signal }),
});
