/** Calls of the learning feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { readCaptions } from "../../media/captions";
import type { Course, CourseProgress, FileView, Learner, MyCourse, Resume, Status, Stretch } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };
type Params = Record<string, string | number>;

export const mineKey = ["mycourses"] as const;
export const playerKey = (id: string): readonly string[] => ["player", id];
export const learnersKey = (courseId: string) => ["learners", courseId] as const;

export const myCourses = (params: Params) =>
  queryOptions({
    queryKey: [...mineKey, "list", params],
    queryFn: ({ signal }) => api.get<Page<MyCourse>>("/api/me/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myCategories = (bundle: string) =>
  queryOptions({
    queryKey: [...mineKey, "categories", bundle],
    queryFn: ({ signal }) => api.get<string[]>("/api/me/courses/categories", { query: { bundle }, signal }),
  });

export const timelineKey = ["timeline"] as const;

/** What I did here, page after page. */
export const timeline = (kind: Schemas["TimelineKind"] | undefined) =>
  infiniteQueryOptions({
    queryKey: [...timelineKey, kind ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      api.get<Schemas["Timeline"]>("/api/me/timeline", { query: { kind, after: pageParam }, signal }),
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
    queryKey: isPreview ? (["course", id, "preview"] as readonly string[]) : playerKey(id),
    queryFn: ({ signal }) =>
      api.get<Course>(isPreview ? `/api/courses/${id}/preview` : `/api/me/courses/${id}`, { signal }),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Whether a file is to be had at its address now. */
export const isThere = (file: FileView): Promise<boolean> => api.exists(file.url);

/** What is said in a video. Its file never changes. */
export const captionsOf = (file: FileView) =>
  queryOptions({
    queryKey: ["captions", file.url],
    queryFn: async ({ signal }) => {
      const { blob } = await api.file(file.url, { signal });
      return readCaptions(await blob.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asks for the open courses anew: their files come with addresses that hold again. */
export function useFreshAddresses(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [what, , how] }) =>
        what === "player" || (what === "course" && how === "preview"),
    });
}

export type Report = {
  opened?: boolean;
  /** The end was reached, and the learner goes on from there. */
  finished?: boolean;
  seconds?: number;
  position?: number;
  watched?: Stretch[];
  page?: number;
  ticked?: string[];
};

export type Reported = {
  activity: {
    status: Status;
    progress: number;
    resume: Resume;
    watched: Stretch[];
    spentSeconds: number;
    completedAt: string | null;
  };
  course: { status: Status; progress: number; completedAt: string | null };
};

/** `leaving`: the page may be gone before the answer comes. */
export const sendReport = (userCourseId: string, activityId: string, body: Report, leaving = false) =>
  api.post<Reported>(`/api/me/courses/${userCourseId}/activities/${activityId}/progress`, {
    body,
    keepalive: leaving,
  });

export const learners = (courseId: string, params: Params) =>
  queryOptions({
    queryKey: [...learnersKey(courseId), "list", params],
    queryFn: ({ signal }) =>
      api.get<Page<Learner>>(`/api/courses/${courseId}/learners`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const courseDueKey = (courseId: string) => ["course", courseId, "due"] as const;

/** By when a course is to be completed where no rule says otherwise. */
export const courseDue = (courseId: string) =>
  queryOptions({
    queryKey: courseDueKey(courseId),
    queryFn: ({ signal }) => api.get<Schemas["CourseDue"]>(`/api/courses/${courseId}/due`, { signal }),
  });

export const setCourseDue = (courseId: string, due: Schemas["DueRule"]) =>
  api.put<Schemas["CourseDue"]>(`/api/courses/${courseId}/due`, { body: { due } });

export const courseRefresherKey = (courseId: string) => ["course", courseId, "refresher"] as const;

/** When a course begins again. */
export const courseRefresher = (courseId: string) =>
  queryOptions({
    queryKey: courseRefresherKey(courseId),
    queryFn: ({ signal }) =>
      api.get<Schemas["CourseRefresher"]>(`/api/courses/${courseId}/refresher`, { signal }),
  });

export const setCourseRefresher = (courseId: string, refresher: Schemas["Refresher"]) =>
  api.put<Schemas["CourseRefresher"]>(`/api/courses/${courseId}/refresher`, { body: { refresher } });

/** On which days a course would begin again for somebody who is given it on a day. */
export const refresherExample = (rule: Schemas["Refresher"], given: string) =>
  queryOptions({
    queryKey: ["refresher-example", rule, given],
    queryFn: ({ signal }) =>
      api.get<Schemas["RefresherExample"]>("/api/courses/refresher-example", {
        query: {
          given,
          ...(rule.mode === "timeframe" ? { days: rule.days } : {}),
          ...(rule.mode === "fixedDate" ? { monthDay: rule.monthDay } : {}),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A date of their own for some of a course's people; none: as the rules say. */
export const extendLearners = (courseId: string, ids: readonly string[], date: string | null) =>
  api.post<Schemas["Extended"]>(`/api/courses/${courseId}/learners/due`, { body: { ids, date } });

export async function exportLearners(courseId: string, params: Params): Promise<void> {
  save(await api.file(`/api/courses/${courseId}/learners.csv`, { query: params }));
}

export const courseProgress = (courseId: string) =>
  queryOptions({
    queryKey: [...learnersKey(courseId), "progress"],
    queryFn: ({ signal }) => api.get<CourseProgress>(`/api/courses/${courseId}/progress`, { signal }),
  });
