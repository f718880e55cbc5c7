/** Calls of the courses feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import { readCaptions } from "../../media/captions";
import type {
  ActivityType,
  Completion,
  Course,
  CourseRow,
  Edited,
  FileView,
  LearnersMode,
  Pending,
  VersionView,
} from "./model";
import type { Opens } from "./opens";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };
type Params = Record<string, string | number>;

export const coursesKey = ["courses"] as const;
export const courseKey = (id: string) => ["course", id] as const;

export const courseList = (params: Params) =>
  queryOptions({
    queryKey: [...coursesKey, "list", params],
    queryFn: ({ signal }) => api.get<Page<CourseRow>>("/api/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export async function exportCourses(params: Params): Promise<void> {
  save(await api.file("/api/courses/export.csv", { query: params }));
}

export const courseWords = queryOptions({
  queryKey: [...coursesKey, "words"],
  queryFn: ({ signal }) =>
    api.get<{ categories: string[]; tags: string[] }>("/api/courses/words", { signal }),
});

/** The teams of the organisation, to choose those that look after a course. */
export const courseTeams = queryOptions({
  queryKey: [...coursesKey, "teams"],
  queryFn: ({ signal }) => api.get<{ id: string; name: string }[]>("/api/courses/teams", { signal }),
});

export const course = (id: string) =>
  queryOptions({
    queryKey: courseKey(id),
    queryFn: ({ signal }) => api.get<Course>(`/api/courses/${id}`, { signal }),
    // Signed addresses of files hold for hours; the draft itself is kept true by the edits and by what others change.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // Without a connection a refetch has to fail: waiting for one would look as if it had been read.
    networkMode: "always",
  });

export const pendingChanges = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "changes", revision],
    queryFn: ({ signal }) => api.get<Pending>(`/api/courses/${id}/changes`, { signal }),
  });

/** How many people have each of these courses; asked for beside the list, which does not wait for it. */
export const courseCounts = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...coursesKey, "counts", ids],
    queryFn: ({ signal }) =>
      api.get<Schemas["CourseCounts"][]>("/api/courses/counts", { query: { ids: ids.join(",") }, signal }),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });

export const courseVersions = (id: string) =>
  queryOptions({
    queryKey: [...courseKey(id), "versions"],
    queryFn: ({ signal }) => api.get<Schemas["CourseVersion"][]>(`/api/courses/${id}/versions`, { signal }),
  });

export const courseVersion = (id: string, version: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "versions", version],
    queryFn: ({ signal }) => api.get<VersionView>(`/api/courses/${id}/versions/${version}`, { signal }),
  });

/** What one version has more or less than another. */
export const courseComparison = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...courseKey(id), "comparison", from, to],
    queryFn: ({ signal }) =>
      api.get<Pending["changes"]>(`/api/courses/${id}/comparison`, { query: { from, to }, signal }),
  });

export const duplicateCourse = (id: string, title?: string) =>
  api.post<Course>(`/api/courses/${id}/duplicate`, { body: title ? { title } : {} });

/** Whether a rule in force says who gets a course. What cannot be asked is taken as said. */
export async function hasRules(id: string): Promise<boolean> {
  const query = { documentId: id, type: "course", status: "active", perPage: 1 };
  const found = await api.get<{ total: number }>("/api/permissions", { query }).catch(() => null);
  return found === null || found.total > 0;
}

/** The courses that others begin from. */
export const courseTemplates = queryOptions({
  queryKey: [...coursesKey, "templates"],
  queryFn: async ({ signal }) => {
    const query = { isTemplate: true, perPage: 100 };
    const { items } = await api.get<Page<CourseRow>>("/api/courses", { query, signal });
    return items;
  },
});

/** Says that a course is open here to be written, and asks who else writes it. */
export const courseEditors = (id: string) =>
  queryOptions({
    queryKey: [...courseKey(id), "editors"],
    queryFn: ({ signal }) => api.put<Schemas["CourseEditor"][]>(`/api/courses/${id}/editors`, { signal }),
    refetchInterval: 20_000,
    gcTime: 0,
    retry: false,
  });
export const closeEditor = (id: string) =>
  api.delete<void>(`/api/courses/${id}/editors`, { keepalive: true });

export const createCourse = (body: { title: string; handle?: string }) =>
  api.post<Course>("/api/courses", { body });

export type DetailsPatch = Partial<
  Pick<
    Course,
    | "title"
    | "handle"
    | "description"
    | "category"
    | "tags"
    | "sequential"
    | "certificate"
    | "certificateMonths"
    | "certificateTemplate"
    | "certificateDownload"
    | "availabilityFrom"
    | "availabilityUntil"
  >
> & { image?: string | null };
export type ActivityPatch = {
  title?: string;
  required?: boolean;
  completion?: Completion;
  content?: Record<string, unknown>;
  minutes?: number | null;
  opens?: Opens;
};
export type NewActivity = ActivityPatch & {
  sectionId: string;
  type: ActivityType;
  title: string;
  position?: number;
  id?: string;
};

/** Edits of the draft; each names the revision it was made on. */
export const edits = {
  details: (id: string, patch: DetailsPatch) => (revision: number) =>
    api.patch<Edited>(`/api/courses/${id}`, { body: { ...patch, revision } }),
  teams: (id: string, teams: string[]) => (revision: number) =>
    api.put<Edited>(`/api/courses/${id}/teams`, { body: { teams, revision } }),
  bundle: (id: string, isBundle: boolean) => (revision: number) =>
    api.put<Edited>(`/api/courses/${id}/bundle`, { body: { isBundle, revision } }),
  template: (id: string, isTemplate: boolean) => (revision: number) =>
    api.put<Edited>(`/api/courses/${id}/template`, { body: { isTemplate, revision } }),
  addSection:
    (id: string, section: { title: string; position?: number; id?: string }) => (revision: number) =>
      api.post<Edited>(`/api/courses/${id}/sections`, { body: { ...section, revision } }),
  renameSection: (id: string, section: string, title: string) => (revision: number) =>
    api.patch<Edited>(`/api/courses/${id}/sections/${section}`, { body: { title, revision } }),
  removeSection: (id: string, section: string) => (revision: number) =>
    api.delete<Edited>(`/api/courses/${id}/sections/${section}`, { body: { revision } }),
  addActivity: (id: string, activity: NewActivity) => (revision: number) =>
    api.post<Edited>(`/api/courses/${id}/activities`, { body: { ...activity, revision } }),
  changeActivity: (id: string, activity: string, patch: ActivityPatch) => (revision: number) =>
    api.patch<Edited>(`/api/courses/${id}/activities/${activity}`, { body: { ...patch, revision } }),
  removeActivity: (id: string, activity: string) => (revision: number) =>
    api.delete<Edited>(`/api/courses/${id}/activities/${activity}`, { body: { revision } }),
  order: (id: string, sections: { id: string; activities: string[] }[]) => (revision: number) =>
    api.put<Edited>(`/api/courses/${id}/order`, { body: { sections, revision } }),
};

export const moves = {
  publish: (id: string, revision: number, learners: LearnersMode) =>
    api.post<Edited>(`/api/courses/${id}/publish`, { body: { revision, learners } }),
  unpublish: (id: string) => api.post<Edited>(`/api/courses/${id}/unpublish`),
  archive: (id: string) => api.post<Edited>(`/api/courses/${id}/archive`),
  restore: (id: string) => api.post<Edited>(`/api/courses/${id}/restore`),
};

export type Moved = {
  changed: string[];
  refused: { id: string; title: string; code: string; message: string }[];
};

export const archiveAll = (ids: string[], archived: boolean) =>
  api.post<Moved>("/api/courses/archived", { body: { ids, archived } });

/** What certificates can look like: the published templates. */
export const certificateLooks = queryOptions({
  queryKey: ["certificateTemplates", "looks"],
  queryFn: async ({ signal }) => {
    const query = { published: true, perPage: 100 };
    const { items } = await api.get<{ items: { id: string; title: string }[] }>(
      "/api/certificate-templates",
      {
        query,
        signal,
      },
    );
    return items;
  },
});

/** What captions say. Their file never changes. */
export const captionsOf = (file: FileView) =>
  queryOptions({
    queryKey: ["captions", file.url],
    queryFn: async ({ signal }) => {
      const { blob } = await api.file(file.url, { signal });
      return readCaptions(await blob.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const uploadFile = (
  kind: FileView["kind"],
  file: File,
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
) =>
  upload<FileView>("/api/files", file, {
    fields: { kind },
    ...(onProgress ? { onProgress } : {}),
    ...(signal ? { signal } : {}),
  });
