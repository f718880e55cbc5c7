import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useSearchParams } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../i18n/i18n";
import BadgeRules from "./badgesrules.route";

vi.mock("../../app/live", () => ({ useLive: () => undefined }));
vi.mock("../../app/tenantContext", () => ({ useTenantContext: () => ({ team: { id: "acme" } }) }));

const host: KitHost = { ...testHost, useSearch: useSearchParams };
const badge = { id: "b1", title: "First aider", pictureUrl: null, status: "active" };
const row = (change: object = {}) => ({
  ...{ id: "r1", title: "For the course", status: "active", trigger: "course", badge },
  ...{ audience: { everyone: [] }, names: [], awarded: 1250, changedAt: "2026-11-28T12:00:00Z" },
  ...change,
});
const page = (items: object[]) => ({ items, total: items.length, page: 1, perPage: 25 });

let rules: object[] = [];
let badges: object[] = [];
let queries: object[] = [];

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
  await openCatalogue("badge_rules");
});
beforeEach(() => {
  [rules, badges, queries] = [[row()], [badge], []];
  vi.spyOn(api, "get").mockImplementation((async (path: string, { query }: { query?: object } = {}) => {
    if (path === "/api/badges") return page(badges);
    if (path === "/api/badge-rules/{id}") return { ...row(), revision: 7 };
    if (path !== "/api/badge-rules") return [];
    queries.push(query ?? {});
    return page(rules);
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(address = "/apps/admin/badges-rules") {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={host}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/apps/admin/badges-rules" element={<BadgeRules />} />
            <Route path="/apps/admin/badges-rules/:ruleId" element={<h1>The editor</h1>} />
          </Routes>
        </MemoryRouter>
      </KitProvider>
    </QueryClientProvider>,
  );
}

it("shows what each rule awards, for what, to whom, and how often it did", async () => {
  open();
  const first = (await screen.findByText("For the course")).closest("tr, li, article") as HTMLElement;
  expect(within(first).getByText("First aider")).toBeTruthy();
  expect(within(first).getByText("Completing courses")).toBeTruthy();
  expect(within(first).getByText("1,250")).toBeTruthy();
  expect(await within(first).findByText("Everyone")).toBeTruthy();
  expect(within(first).getByText("Active")).toBeTruthy();
});

it("asks for what the filters say", async () => {
  open("/apps/admin/badges-rules?status=archived&trigger=points&badgeId=b1");
  await screen.findByText("For the course");
  expect(queries[0]).toMatchObject({
    ...{ status: "archived", trigger: "points", badgeId: "b1", sort: "-changedAt" },
  });
});

it("explains rules where there is none, and begins one for a badge", async () => {
  rules = [];
  const post = vi.spyOn(api, "post").mockResolvedValue({ ...row({ id: "r9" }), revision: 1 } as never);
  open();
  expect(await screen.findByText("No badge rules yet")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "New rule" })[0] as HTMLElement);
  fireEvent.click(await screen.findByRole("button", { name: "Choose First aider" }));
  expect(await screen.findByText("The editor")).toBeTruthy();
  expect(post).toHaveBeenCalledWith("/api/badge-rules", { body: { badgeId: "b1" } });
});

it("leads to a new badge where there is none to choose", async () => {
  badges = [];
  open("/apps/admin/badges-rules?new=1");
  const make = await screen.findByRole("link", { name: "New badge" });
  expect(make.getAttribute("href")).toBe("/apps/admin/badges?new=1");
});

it("activates a draft from its row, on the revision that the server has", async () => {
  rules = [row({ status: "draft" })];
  const post = vi.spyOn(api, "post").mockResolvedValue({ ...row(), revision: 8 } as never);
  open();
  await screen.findByText("For the course");
  await userEvent.click(await screen.findByRole("button", { name: /actionsFor|Actions/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Activate" }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith("/api/badge-rules/{id}/status", {
      path: { id: "r1" },
      body: { revision: 7, status: "active" },
    }),
  );
});
