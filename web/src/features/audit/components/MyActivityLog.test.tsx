import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { AuditRow } from "../model";
import { MyActivityLog } from "./MyActivityLog";

const row = (id: string, action: string, at: string): AuditRow => ({
  id,
  action,
  at,
  actor: "lena",
  actorName: "Lena Berg",
  subject: "acme",
  details: {},
});

const items = [
  row("5", "session.begun", "2026-11-22T09:00:00"),
  row("4", "session.begun", "2026-11-22T08:00:00"),
  row("3", "session.begun", "2026-11-21T07:00:00"),
  row("2", "course.created", "2026-11-21T06:00:00"),
  row("1", "session.begun", "2026-11-21T05:00:00"),
];

beforeAll(async () => {
  await startI18n();
  await openCatalogue("audit");
  await setLanguage("en");
});
beforeEach(() => {
  vi.spyOn(api, "get").mockResolvedValue({ items, total: 5, isEstimate: false });
  const route = { path: "/", element: <MyActivityLog /> };
  render(
    <KitProvider host={testHost}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([route])} />
      </QueryClientProvider>
    </KitProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((line) => line.querySelector("td")?.textContent);

it("shows sign-ins that follow each other as one row, which says how many and from when to when", async () => {
  const fold = await screen.findByRole("button", { name: "Signed in, 3 times" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(shown()).toEqual(["Signed in, 3 times", "Course created", "Signed in"]);
  const text = fold.closest("tr")?.textContent?.replaceAll(/\s/g, " ");
  expect(text).toContain("21/11/2026, 07:00 – 22/11/2026, 09:00");
});

it("shows each of them while the row is open", async () => {
  const fold = await screen.findByRole("button", { name: "Signed in, 3 times" });
  fireEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  expect(shown()).toEqual([
    "Signed in, 3 times",
    "Signed in",
    "Signed in",
    "Signed in",
    "Course created",
    "Signed in",
  ]);
  fireEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(shown()).toHaveLength(3);
});
