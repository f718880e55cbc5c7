/** The calls of the sample's profile. */
import { queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { About, Album, Timeline } from "./model";

const of = <Answer>(path: string) =>
  queryOptions({
    queryKey: ["sample", "profile", path],
    queryFn: ({ signal }) => mock.get<Answer>(`/api/profile/${path}`, { signal }),
  });

export const timeline = of<Timeline>("timeline");
export const albums = of<Album[]>("photos-videos");
export const about = of<About>("about");
