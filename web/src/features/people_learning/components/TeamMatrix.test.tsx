import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useSearchParams } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { TeamMatrix } from "./TeamMatrix";

vi.mock("../../../app/tenantContext", () => ({ useTenantContext: () => ({ tenant: { timeZone: "UTC" } }) }));

const host: KitHost = { ...testHost, useSearch: useSearchParams };

const course = (id: string, title: string, type = "course") => ({
  ...{ id, type, title, isBundle: false },
  ...{ assigned: 2, completed: 0, overdue: 1 },
});
const cell = (documentId: string, change: object = {}) => ({
  ...{ documentId, status: "notstarted", progress: 0, overdue: false, dueAt: null },
  ...change,
});
const person = (id: string, firstName: string, cells: object[]) => ({
  ...{ id, firstName, lastName: "Ohm", avatar: null, position: null },
  cells,
});

let queries: Record<string, unknown>[] = [];
let answer: object = {};

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await startI18n();
  await setLanguage("en");
  await openCatalogue("people_learning");
});
beforeEach(() => {
  queries = [];
  answer = {
    courses: {
      items: [course("c1", "Safety"), course("c2", "Hygiene", "pathway")],
      ...{ total: 9, page: 1, perPage: 2 },
    },
    people: {
      items: [
        person("p1", "Lena", [
          cell("c1", { status: "inprogress", progress: 40, overdue: true, dueAt: "2026-01-31T23:00:00Z" }),
          cell("c2", { status: "markingRequired", progress: 50 }),
        ]),
        person("p2", "Otto", [cell("c1", { status: "completed", progress: 100 })]),
      ],
      ...{ total: 2, page: 1, perPage: 25 },
    },
  };
  vi.spyOn(api, "get").mockImplementation((async (_path: string, input: { query: object }) => {
    queries.push(input.query as Record<string, unknown>);
    return answer;
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show() {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <KitProvider host={host}>
          <TeamMatrix />
        </KitProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("says where each stands with each course and pathway, and leads there", async () => {
  await show();
  const lena = (await screen.findByRole("link", { name: "Lena Ohm" })).closest("tr") as HTMLElement;
  const links = within(lena).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/apps/manager/my-team/p1",
    "/apps/manager/my-team/p1?course=c1",
    "/apps/manager/my-team/p1?l-search=Hygiene",
  ]);
  expect(links[1]?.textContent).toMatch(/^Lena Ohm, Safety: Overdue40\s?% done · Due /);
  expect(links[2]?.textContent).toBe("Lena Ohm, Hygiene: Awaiting marking");
  const otto = screen.getByRole("link", { name: "Otto Ohm" }).closest("tr") as HTMLElement;
  expect(within(otto).getByRole("link", { name: "Otto Ohm, Safety: Completed" })).toBeTruthy();
  expect(otto.querySelector("td:last-child")?.textContent).toBe("");
});

it("goes on to further ones, and begins with the first again when it asks for others", async () => {
  await show();
  expect(await screen.findByText("1 to 2 of 9 courses and pathways")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next courses and pathways" }));
  await vi.waitFor(() => expect(queries.at(-1)).toMatchObject({ coursesPage: 2 }));
  fireEvent.change(screen.getByLabelText("Progress"), { target: { value: "true" } });
  await vi.waitFor(() => expect(queries.at(-1)).toMatchObject({ coursesPage: 1, overdue: "true" }));
});

it("says so when there is nothing to show", async () => {
  answer = {
    courses: { items: [], total: 0, page: 1, perPage: 8 },
    people: { items: [], total: 0, page: 1, perPage: 25 },
  };
  await show();
  expect(await screen.findByText("Nothing to show yet")).toBeTruthy();
});
