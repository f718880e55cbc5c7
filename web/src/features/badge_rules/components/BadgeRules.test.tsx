import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useSearchParams } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { BadgeRules } from "./BadgeRules";

vi.mock("../../../app/live", () => ({ useLive: () => undefined }));
vi.mock("../../../app/tenantContext", () => ({ useTenantContext: () => ({ team: { id: "acme" } }) }));

const host: KitHost = { ...testHost, useSearch: useSearchParams };
let asked: object[] = [];

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
  asked = [];
  vi.spyOn(api, "get").mockImplementation((async (_: string, { query }: { query: object }) => {
    asked.push(query);
    return { items: [], total: 0, page: 1, perPage: 25 };
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = (isActive: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={host}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<BadgeRules badgeId="b1" isActive={isActive} />} />
            <Route path="/apps/admin/badges-rules/r9" element={<h1>The editor</h1>} />
          </Routes>
        </MemoryRouter>
      </KitProvider>
    </QueryClientProvider>,
  );

it("has the rules of one badge, and begins another one for it", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ id: "r9", revision: 1 } as never);
  open(true);
  expect(await screen.findByText("No rules award this badge")).toBeTruthy();
  expect(asked[0]).toMatchObject({ badgeId: "b1", sort: "-changedAt" });
  fireEvent.click(screen.getAllByRole("button", { name: "New rule" })[0] as HTMLElement);
  expect(await screen.findByText("The editor")).toBeTruthy();
  expect(post).toHaveBeenCalledWith("/api/badge-rules", { body: { badgeId: "b1" } });
});

it("begins none for a badge that is archived", async () => {
  open(false);
  expect(await screen.findByText("Restore the badge to add a rule.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "New rule" })).toBeNull();
});
