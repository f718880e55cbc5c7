/** The calls of the sample's profile. */
import { queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { About, Album, Timeline } from "./model";

const profileQuery = <Answer>(path: string) =>
  queryOptions({
    queryKey: ["sample", "profile", path],
    queryFn: ({ signal }) => mock.get<Answer>(`/api/profile/${path}`, { signal }),
  });

export const timeline = profileQuery<Timeline>("timeline");
export const albums = profileQuery<Album[]>("photos-videos");
export const about = profileQuery<About>("about");
