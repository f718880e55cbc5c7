/** The calls of the sample's profile. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import type { About, Album, Timeline } from "./model";

const of = <Answer>(path: string) =>
  queryOptions({
    queryKey: ["sample", "profile", path],
    queryFn: ({ signal }) => api.get<Answer>(`/api/profile/${path}`, { signal }),
  });

export const timeline = of<Timeline>("timeline");
export const albums = of<Album[]>("photos-videos");
export const about = of<About>("about");
