/** Calls of the learning feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { isFileAt } from "../../api/files";
import type { Schemas } from "../../api/types";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Course, FileView } from "./model";

export const mineKey = queryKeys.mycourses;
export const playerKey = (id: string): readonly string[] => [...queryKeys.player, id];
export const learnersKey = (courseId: string) => [...queryKeys.learners, courseId] as const;

export const myCourses = (params: QueryParams<"/api/me/courses">) =>
  queryOptions({
    queryKey: [...mineKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myCategories = (bundle: boolean) =>
  queryOptions({
    queryKey: [...mineKey, "categories", bundle],
    queryFn: ({ signal }) => api.get("/api/me/courses/categories", { query: { bundle }, signal }),
  });

export const timelineKey = queryKeys.timeline;

/** What I did here, page after page. */
export const timeline = (kind: Schemas["TimelineKind"] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey, kind ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/me/timeline", { query: { kind, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/**
 * What the player shows: an assignment of mine, or an admin's look at a course's draft.
 * The player writes every answered report into its copy; addresses of files hold for hours.
 */
export const anyPlayer = (id: string, isPreview: boolean) =>
  queryOptions({
    queryKey: isPreview ? ([...queryKeys.course, id, "preview"] as readonly string[]) : playerKey(id),
    queryFn: ({ signal }) =>
      (isPreview
        ? api.get("/api/courses/{id}/preview", { path: { id }, signal })
        : api.get("/api/me/courses/{id}", { path: { id }, signal })) as Promise<Course>,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whether a file is to be had at its address now. */
export const isFileAvailable = (file: FileView): Promise<boolean> => isFileAt(file.url);

/** Asks for the open courses anew: their files come with addresses that hold again. */
export function useRefreshFileUrls(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [what, , how] }) =>
        what === "player" || (what === "course" && how === "preview"),
    });
}

export type Report = Schemas["ReportBody"];

export type ReportResult = Schemas["Reported"];

/** `leaving`: the page may be gone before the answer comes. */
export const sendReport = (userCourseId: string, activityId: string, body: Report, leaving = false) =>
  api.post("/api/me/courses/{id}/activities/{activityId}/progress", {
    path: { id: userCourseId, activityId },
    body,
    keepalive: leaving,
  });

export const learners = (courseId: string, params: QueryParams<"/api/courses/{id}/learners">) =>
  queryOptions({
    queryKey: [...learnersKey(courseId), "list", params],
    queryFn: ({ signal }) =>
      api.get("/api/courses/{id}/learners", { path: { id: courseId }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const courseDueKey = (courseId: string) => [...queryKeys.course, courseId, "due"] as const;

/** By when a course is to be completed where no rule says otherwise. */
export const courseDue = (courseId: string) =>
  queryOptions({
    queryKey: courseDueKey(courseId),
    queryFn: ({ signal }) => api.get("/api/courses/{id}/due", { path: { id: courseId }, signal }),
  });

export const setCourseDue = (courseId: string, due: Schemas["DueRule"]) =>
  api.put("/api/courses/{id}/due", { path: { id: courseId }, body: { due } });

export const courseRefresherKey = (courseId: string) => [...queryKeys.course, courseId, "refresher"] as const;

/** When a course begins again. */
export const courseRefresher = (courseId: string) =>
  queryOptions({
    queryKey: courseRefresherKey(courseId),
    queryFn: ({ signal }) => api.get("/api/courses/{id}/refresher", { path: { id: courseId }, signal }),
  });

export const setCourseRefresher = (courseId: string, refresher: Schemas["Refresher"]) =>
  api.put("/api/courses/{id}/refresher", { path: { id: courseId }, body: { refresher } });

/** On which days a course would begin again for somebody who is given it on a day. */
export const refresherExample = (rule: Schemas["Refresher"], input: string) =>
  queryOptions({
    queryKey: [...queryKeys.refresherExample, rule, input],
    queryFn: ({ signal }) =>
      api.get("/api/courses/refresher-example", {
        query: {
          given: input,
          ...(rule.mode === "timeframe" ? { days: rule.days } : {}),
          ...(rule.mode === "fixedDate" ? { monthDay: rule.monthDay } : {}),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A date of their own for some of a course's people; none: as the rules say. */
export const useExtendLearners = (
  courseId: string,
  ids: readonly string[],
  callbacks: MutationCallbacks<string | null, Schemas["Extended"]>,
) =>
  useApiMutation(
    (date: string | null) =>
      api.post("/api/courses/{id}/learners/due", { path: { id: courseId }, body: { ids, date } }),
    { stale: [learnersKey(courseId)] },
    callbacks,
  );

export async function exportLearners(
  courseId: string,
  params: QueryParams<"/api/courses/{id}/learners.csv">,
): Promise<void> {
  save(await api.file("/api/courses/{id}/learners.csv", { path: { id: courseId }, query: params }));
}

export const courseProgress = (courseId: string) =>
  queryOptions({
    queryKey: [...learnersKey(courseId), "progress"],
    queryFn: ({ signal }) => api.get("/api/courses/{id}/progress", { path: { id: courseId }, signal }),
  });
