/** The dashboards' endpoints, answered in the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { analytics, projects, projectWidgets } from "./data";
import type { Analytics, Project, ProjectWidgets } from "./model";

const ANALYTICS = "dashboards.analytics";
const PROJECTS = "dashboards.projects";
const WIDGETS = "dashboards.widgets";

export const app: SampleApp = {
  seed: (random, now) => ({
    [ANALYTICS]: analytics(random, now),
    [PROJECTS]: projects,
    [WIDGETS]: projectWidgets(random, now),
  }),
  handlers: (store) => [
    http.get("/api/analytics-dashboard-app/widgets", async () =>
      HttpResponse.json(await store.read<Analytics>(ANALYTICS)),
    ),
    http.get("/api/project-dashboard-app/projects", async () =>
      HttpResponse.json(await store.read<Project[]>(PROJECTS)),
    ),
    // Without a project the figures are those of the first one.
    http.get("/api/project-dashboard-app/widgets", async ({ request }) => {
      const all = await store.read<Record<string, ProjectWidgets>>(WIDGETS);
      const searchParam = new URL(request.url).searchParams.get("projectId") ?? "";
      return HttpResponse.json(all[searchParam] ?? Object.values(all)[0]);
    }),
  ],
};
