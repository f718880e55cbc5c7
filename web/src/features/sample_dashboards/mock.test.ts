import { getResponse } from "msw";
import { expect, it } from "vitest";
import { sampleTest } from "../sample/testStore";
import { app } from "./mock";
import type { Analytics, Project, ProjectWidgets } from "./model";
import { change, rowsOf, weekOf } from "./model";

const NOW = new Date(2026, 10, 25, 9);
const handlers = () => app.handlers(sampleTest(app, NOW));

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await getResponse([...handlers()], new Request(new URL(path, document.baseURI)));
  expect(answer?.status).toBe(200);
  return (await answer?.json()) as Answer;
}

it("answers with the figures of three weeks", async () => {
  const { counts, audience, devices, pages } = await ask<Analytics>("/api/analytics-dashboard-app/widgets");
  expect(counts).toHaveLength(4);
  expect(audience.ranges).toEqual({ TW: "This Week", LW: "Last Week", "2W": "2 Weeks Ago" });
  expect(audience.values.TW.labels).toEqual(weekOf(NOW, 0));
  expect(audience.values["2W"].datasets.every(({ data }) => data.length === 7)).toBe(true);
  for (const shares of Object.values(devices.values))
    expect(shares.reduce((sum, { value }) => sum + value, 0)).toBe(100);
  expect(pages.rows.every(({ cells }) => cells.length === pages.columns.length)).toBe(true);
});

it("has figures of its own for each project, and those of the first one where none is named", async () => {
  const projects = await ask<Project[]>("/api/project-dashboard-app/projects");
  expect(projects.length).toBeGreaterThan(1);
  const path = "/api/project-dashboard-app/widgets";
  const [first, second] = await Promise.all(
    projects.slice(0, 2).map(({ id }) => ask<ProjectWidgets>(`${path}?projectId=${id}`)),
  );
  expect(second).not.toEqual(first);
  expect(await ask<ProjectWidgets>(path)).toEqual(first);
  expect(await ask<ProjectWidgets>(`${path}?projectId=nowhere`)).toEqual(first);
  expect(first?.due.ranges).toEqual({ DY: "Yesterday", DT: "Today", DTM: "Tomorrow" });
  expect(Date.parse(first?.launch ?? "") - NOW.getTime()).toBe(15 * 86_400_000);
});

it("has weeks that end today, also over the end of a month", () => {
  expect(weekOf(new Date(2026, 11, 3), 0)).toEqual([
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
  ]);
  expect(weekOf(new Date(2026, 11, 3), 2).at(-1)).toBe("2026-11-19");
});

it("says by how much a week differs from the one before it", () => {
  expect(change({ TW: 110, LW: 100, "2W": 0 }, "TW")).toBe(10);
  expect(change({ TW: 110, LW: 100, "2W": 0 }, "LW")).toBeNull();
  expect(change({ TW: 1, LW: 1, "2W": 1 }, "2W")).toBeNull();
});

it("makes a row of each label", async () => {
  const { audience } = await ask<Analytics>("/api/analytics-dashboard-app/widgets");
  const rows = rowsOf(audience, "LW", (day) => day.slice(-2));
  expect(rows).toHaveLength(7);
  expect(Object.keys(rows[0] ?? {})).toEqual(["label", "visitors", "views"]);
});
