/** The call for the files. */
import { queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { SampleFile } from "./model";

export const files = queryOptions({
  queryKey: ["sample", "files"],
  queryFn: ({ signal }) => mock.get<SampleFile[]>("/api/file-manager-app/files", { signal }),
});
