import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useSearchParams } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../i18n/i18n";
import UserRewardsReportRoute from "./user-rewards-report.route";

const live = vi.hoisted(() => ({ tell: () => {}, topics: [] as readonly string[] }));
vi.mock("../../app/live", () => ({
  useLive: (topics: readonly string[], onNews: () => void) => {
    live.topics = topics;
    live.tell = onNews;
  },
}));
vi.mock("../../app/tenantContext", () => ({
  useTenantContext: () => ({
    tenant: { timeZone: "UTC", settings: { rewards: true } },
    team: { id: "acme" },
  }),
}));

const host: KitHost = { ...testHost, useSearch: useSearchParams };
const lena = { firstName: "Lena", lastName: "Berg", username: "lena.berg", avatar: null };
const answers: Record<string, object> = {
  "/api/rewards/report": {
    items: [
      {
        ...{ id: "t2", userId: "lena", ...lena, documentType: null, documentTitle: null },
        ...{ rewardPointAmount: 30, redeem: true, createdAt: 1_800_000_000 },
      },
      {
        ...{ id: "t1", userId: "lena", ...lena, documentType: "course", documentTitle: "Lifting" },
        ...{ rewardPointAmount: 50, redeem: false, createdAt: 1_799_000_000 },
      },
    ],
    ...{ total: 2, page: 1, perPage: 25 },
  },
  "/api/rewards/report/people": {
    items: [{ id: "lena", ...lena, earned: 50, redeemed: 30, balance: 20, lastAt: 1_800_000_000 }],
    ...{ total: 1, page: 1, perPage: 25 },
  },
  "/api/rewards/report/totals": {
    ...{ earned: 50, redeemed: 30, balance: 20, people: 1 },
    months: [{ month: "2027-01-01", earned: 50, redeemed: 30 }],
  },
};

let asked: [path: string, query: Record<string, unknown>][] = [];
/** What the rows say; the initials of a picture stand before a name. */
const shown = () =>
  screen
    .getAllByRole("row")
    .map((line) => [...line.querySelectorAll("td")].map((cell) => cell.textContent))
    .filter((cells) => cells.length > 2);

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startI18n();
  await setLanguage("en");
  await openCatalogue("rewards");
});
beforeEach(() => {
  asked = [];
  vi.spyOn(api, "get").mockImplementation((async (path: string, call: { query: object }) => {
    asked.push([path, call.query as Record<string, unknown>]);
    return answers[path];
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (search = "") =>
  render(
    <KitProvider host={host}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/apps/admin/user-rewards-reporting${search}`]}>
          <UserRewardsReportRoute />
        </MemoryRouter>
      </QueryClientProvider>
    </KitProvider>,
  );

it("lists what was earned and redeemed, and the people of it under the same filters", async () => {
  open("?type=course&sort=title");
  await screen.findAllByText("Lena Berg");
  expect(shown()).toEqual([
    ["LBLena Berg", "Redeemed", "", "−30", "15/01/2027"],
    ["LBLena Berg", "Lifting", "Course", "+50", "03/01/2027"],
  ]);
  const links = screen.getAllByRole("link", { name: /Lena Berg/ }).map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/apps/admin/users/lena?tab=rewards"]));
  expect(asked).toContainEqual([
    "/api/rewards/report",
    { page: 1, perPage: 25, sort: "title", type: "course" },
  ]);
  expect(asked).toContainEqual(["/api/rewards/report/totals", { type: "course" }]);

  fireEvent.click(screen.getByRole("radio", { name: "People" }));
  await screen.findByText("20", { selector: "td *" });
  expect(shown()).toEqual([["LBLena Berg", "50", "30", "20", "15/01/2027"]]);
  expect(asked.at(-1)).toEqual([
    "/api/rewards/report/people",
    { page: 1, perPage: 25, sort: "name", type: "course" },
  ]);
});

it("asks again when somebody of the team earns or redeems", async () => {
  open();
  await screen.findAllByText("Lena Berg");
  expect(live.topics).toEqual(["rewards:acme"]);
  const before = asked.length;
  act(() => live.tell());
  await waitFor(() =>
    expect(asked.slice(before).map(([path]) => path)).toEqual([
      "/api/rewards/report",
      "/api/rewards/report/totals",
    ]),
  );
});

it("exports all that the filters keep, as CSV or as a workbook", async () => {
  const file = vi.spyOn(api, "file").mockRejectedValue(new Error("not today"));
  open("?view=people&redeem=true&page=2");
  await screen.findAllByText("Lena Berg");
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /XLSX/ }));
  await waitFor(() =>
    expect(file).toHaveBeenCalledWith("/api/rewards/report/people.xlsx", { query: { redeem: "true" } }),
  );
});
