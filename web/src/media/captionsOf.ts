/** What captions say, read once: their file never changes. */
import { queryOptions } from "@tanstack/react-query";
import { fileAt } from "../api/files";
import { queryKeys } from "../app/queryKeys";
import { readCaptions } from "./captions";

export const captionsOf = (file: { url: string }) =>
  queryOptions({
    queryKey: [...queryKeys.captions, file.url],
    queryFn: async ({ signal }) => {
      const { blob } = await fileAt(file.url, signal);
      return readCaptions(await blob.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
