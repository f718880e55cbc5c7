/** Calls of the dashboards, with their keys. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { Analytics, Project, ProjectWidgets } from "./model";

const key = ["sample", "dashboards"] as const;

export const analyticsWidgets = queryOptions({
  queryKey: [...key, "analytics"],
  queryFn: ({ signal }) => mock.get<Analytics>("/api/analytics-dashboard-app/widgets", { signal }),
});

export const projectList = queryOptions({
  queryKey: [...key, "projects"],
  queryFn: ({ signal }) => mock.get<Project[]>("/api/project-dashboard-app/projects", { signal }),
});

export const widgetsOf = (projectId: string) =>
  queryOptions({
    queryKey: [...key, "project", projectId],
    queryFn: ({ signal }) =>
      mock.get<ProjectWidgets>("/api/project-dashboard-app/widgets", { query: { projectId }, signal }),
    placeholderData: keepPreviousData,
  });
