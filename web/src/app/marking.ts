/** How many assignments wait for me as a marker, where the way to their queue is shown. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client";
import { useLive } from "./live";
import { queryKeys } from "./queryKeys";
import { useTenantContext } from "./tenantContext";

/** One row is asked for: what counts is how many there are. */
const markingCountQuery = (courseId: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.coursework, "waiting", courseId ?? ""],
    queryFn: ({ signal }) =>
      api.get("/api/coursework", {
        query: { status: "markingRequired", perPage: 1, ...(courseId ? { courseId } : {}) },
        signal,
      }),
  });

/** Of one course or of all; nothing while it is not known, or where nothing waits. */
export function useMarkingCount(isMarker: boolean, courseId?: string): number | undefined {
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  const { data } = useQuery({ ...markingCountQuery(courseId), enabled: isMarker });
  useLive(isMarker ? [`coursework:${team.id}`] : [], (message) => {
    if (message === null || message.kind.startsWith("coursework."))
      void queryClient.invalidateQueries({ queryKey: queryKeys.coursework });
  });
  return data?.total || undefined;
}
