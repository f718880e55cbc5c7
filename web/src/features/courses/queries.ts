/** Calls of the courses feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import type { BulkArchiving } from "../../app/BulkArchive";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { CourseDraft } from "./courseDraft";
import type { ActivityType, Course, EditResult, FileView, LearnersMode, VersionView } from "./model";

export const coursesKey = queryKeys.courses;
export const courseKey = (id: string) => [...queryKeys.course, id] as const;

export const courseList = (params: QueryParams<"/api/courses">) =>
  queryOptions({
    queryKey: [...coursesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export async function exportCourses(params: QueryParams<"/api/courses/export.csv">): Promise<void> {
  save(await api.file("/api/courses/export.csv", { query: params }));
}

export const courseTags = queryOptions({
  queryKey: [...coursesKey, "words"],
  queryFn: ({ signal }) => api.get("/api/courses/words", { signal }),
});

export const readCourse = async (id: string, signal?: AbortSignal): Promise<Course> =>
  (await api.get("/api/courses/{id}", { path: { id }, ...(signal ? { signal } : {}) })) as Course;

export const course = (id: string) =>
  queryOptions({
    queryKey: courseKey(id),
    queryFn: ({ signal }) => readCourse(id, signal),
    // Signed addresses of files hold for hours; the draft itself is kept true by the edits and by what others change.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // Without a connection a refetch has to fail: waiting for one would look as if it had been read.
    networkMode: "always",
  });

export const pendingChanges = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "changes", revision],
    queryFn: ({ signal }) => api.get("/api/courses/{id}/changes", { path: { id }, signal }),
  });

/** How many people have each of these courses; asked for beside the list, which does not wait for it. */
export const courseCounts = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...coursesKey, "counts", ids],
    queryFn: ({ signal }) => api.get("/api/courses/counts", { query: { ids: ids.join(",") }, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });

export const courseVersions = (id: string) =>
  queryOptions({
    queryKey: [...courseKey(id), "versions"],
    queryFn: ({ signal }) => api.get("/api/courses/{id}/versions", { path: { id }, signal }),
  });

export const courseVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "versions", version],
    queryFn: async ({ signal }) =>
      (await api.get("/api/courses/{id}/versions/{version}", {
        path: { id, version },
        signal,
      })) as VersionView,
  });

/** What one version has more or less than another. */
export const courseComparison = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "comparison", from, to],
    queryFn: ({ signal }) =>
      api.get("/api/courses/{id}/comparison", { path: { id }, query: { from, to }, signal }),
  });

/** A new course is known as the server made it. */
function useNewCourse<Variables>(
  call: (variables: Variables) => Promise<Course>,
  callbacks: MutationCallbacks<Variables, Course>,
) {
  return useApiMutation(
    call,
    {
      update: (queryClient, created) => queryClient.setQueryData(courseKey(created.id), created),
      stale: [coursesKey],
    },
    callbacks,
  );
}

/** `before`: what is to be saved first. */
export const useDuplicate = (
  id: string,
  before: () => Promise<unknown>,
  callbacks: MutationCallbacks<void, Course>,
) =>
  useNewCourse(async () => {
    await before();
    return duplicateCourse(id);
  }, callbacks);

/** Has every list of courses asked for again. */
export function useRefreshLists(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: coursesKey });
}

export const duplicateCourse = (id: string, title?: string) =>
  api.post("/api/courses/{id}/duplicate", { path: { id }, body: title ? { title } : {} }) as Promise<Course>;

/** The courses that others begin from. */
export const courseTemplates = queryOptions({
  queryKey: [...coursesKey, "templates"],
  queryFn: async ({ signal }) => {
    const query = { isTemplate: true, perPage: 100 };
    const { items } = await api.get("/api/courses", { query, signal });
    return items;
  },
});

/** Says that a course is open here to be written, and asks who else writes it. */
export const courseEditors = (id: string) =>
  queryOptions({
    queryKey: [...courseKey(id), "editors"],
    queryFn: ({ signal }) => api.put("/api/courses/{id}/editors", { path: { id }, signal }),
    refetchInterval: 20_000,
    gcTime: 0,
    retry: false,
  });
export const closeEditor = (id: string) =>
  api.delete("/api/courses/{id}/editors", { path: { id }, keepalive: true });

export const createCourse = (body: Body<"post", "/api/courses">) =>
  api.post("/api/courses", { body }) as Promise<Course>;

type Details = Schemas["DetailsPatch"];
/** What is known of the course, and a picture by its upload. */
export type DetailsPatch = Partial<Pick<Course, Exclude<keyof Details, "image">>> & Pick<Details, "image">;
export type ActivityPatch = Omit<Schemas["ChangeActivity"], "revision">;
export type NewActivity = Omit<Schemas["AddActivity"], "revision">;

/** Edits of the draft; each names the revision it was made on. */
export const edits = {
  details: (id: string, patch: DetailsPatch) => (revision: number) =>
    api.patch("/api/courses/{id}", { path: { id }, body: { ...patch, revision } }),
  teams: (id: string, teams: readonly { id: string }[]) => (revision: number) =>
    api.put("/api/courses/{id}/teams", {
      path: { id },
      body: { teams: teams.map(({ id }) => id), revision },
    }),
  bundle: (id: string, isBundle: boolean) => (revision: number) =>
    api.put("/api/courses/{id}/bundle", { path: { id }, body: { isBundle, revision } }),
  template: (id: string, isTemplate: boolean) => (revision: number) =>
    api.put("/api/courses/{id}/template", { path: { id }, body: { isTemplate, revision } }),
  addSection:
    (id: string, section: { title: string; position?: number; id?: string }) => (revision: number) =>
      api.post("/api/courses/{id}/sections", { path: { id }, body: { ...section, revision } }),
  renameSection: (id: string, section: string, title: string) => (revision: number) =>
    api.patch("/api/courses/{id}/sections/{sectionId}", {
      path: { id, sectionId: section },
      body: { title, revision },
    }),
  removeSection: (id: string, section: string) => (revision: number) =>
    api.delete("/api/courses/{id}/sections/{sectionId}", {
      path: { id, sectionId: section },
      body: { revision },
    }),
  addActivity: (id: string, activity: NewActivity) => (revision: number) =>
    api.post("/api/courses/{id}/activities", { path: { id }, body: { ...activity, revision } }),
  changeActivity: (id: string, activity: string, patch: ActivityPatch) => (revision: number) =>
    api.patch("/api/courses/{id}/activities/{activityId}", {
      path: { id, activityId: activity },
      body: { ...patch, revision },
    }),
  removeActivity: (id: string, activity: string) => (revision: number) =>
    api.delete("/api/courses/{id}/activities/{activityId}", {
      path: { id, activityId: activity },
      body: { revision },
    }),
  order: (id: string, sections: { id: string; activities: string[] }[]) => (revision: number) =>
    api.put("/api/courses/{id}/order", { path: { id }, body: { sections, revision } }),
};

export const courseActions = {
  publish: (id: string, revision: number, learners: LearnersMode) =>
    api.post("/api/courses/{id}/publish", { path: { id }, body: { revision, learners } }),
  unpublish: (id: string) => api.post("/api/courses/{id}/unpublish", { path: { id } }),
  archive: (id: string) => api.post("/api/courses/{id}/archive", { path: { id } }),
  restore: (id: string) => api.post("/api/courses/{id}/restore", { path: { id } }),
};

/** One of these, once what was typed is saved. */
export const useMoveCourse = <Move extends { call: () => Promise<EditResult> }>(
  draft: CourseDraft,
  callbacks: MutationCallbacks<Move, EditResult>,
) =>
  useApiMutation(
    async ({ call }: Move) => {
      await draft.settled();
      return call();
    },
    { update: (_, edited) => draft.accept(edited) },
    callbacks,
  );

/** Publishes what is saved by then; nothing where something could not be saved. */
export const usePublish = (
  draft: CourseDraft,
  callbacks: MutationCallbacks<LearnersMode, EditResult | null>,
) =>
  useApiMutation(
    async (learners: LearnersMode) => {
      await draft.settled();
      return draft.isIdle ? courseActions.publish(draft.id, draft.revision, learners) : null;
    },
    {
      update: (queryClient, edited) => {
        if (!edited) return;
        draft.accept(edited);
        void queryClient.invalidateQueries({ queryKey: coursesKey });
      },
    },
    callbacks,
  );

/** `add` edits the draft, which knows what that makes stale, and says itself what goes wrong. */
export const useFirstActivity = (add: (section: null, type: ActivityType) => Promise<unknown>) =>
  useApiMutation((type: ActivityType) => add(null, type));

export type CoursesMoved = Schemas["CoursesMoved"];

export const archiving: BulkArchiving = {
  archive: (ids, archived) => api.post("/api/courses/archived", { body: { ids, archived } }),
  stale: [coursesKey],
};

/** What certificates can look like: the published templates. */
export const certificateDesigns = queryOptions({
  queryKey: [...queryKeys.certificateTemplates, "looks"],
  queryFn: async ({ signal }) => {
    const query = { published: true, perPage: 100 };
    const { items } = await api.get("/api/certificate-templates", {
      query,
      signal,
    });
    return items;
  },
});

export const uploadFile = (
  kind: FileView["kind"],
  file: File,
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
) => upload("/api/files", file, { fields: { kind }, onProgress, signal }) as Promise<FileView>;

export const useUploadFile = (kind: FileView["kind"], callbacks: MutationCallbacks<File, FileView>) =>
  useApiMutation((file: File) => uploadFile(kind, file), {}, callbacks);
