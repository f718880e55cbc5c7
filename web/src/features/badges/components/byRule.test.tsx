/** Badges that rules award: often, and to be told apart from what is given by hand. */
import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useSearchParams } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Badge } from "../model";
import { Holders } from "./Holders";
import { MyBadges } from "./MyBadges";

vi.mock("../../../app/live", () => ({ useLive: () => undefined }));
vi.mock("../../../app/me", () => ({ useUser: () => ({ uid: "u1" }) }));

const host: KitHost = { ...testHost, useSearch: useSearchParams };

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
  await openCatalogue("badges");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(content: ReactNode, items: object[]) {
  vi.spyOn(api, "get").mockResolvedValue({ items, total: items.length, page: 1, perPage: 25 } as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={host}>
        <MemoryRouter>{content}</MemoryRouter>
      </KitProvider>
    </QueryClientProvider>,
  );
}

const awardedAt = "2026-11-28T12:00:00Z";

it("are shown once to their person, with how often they were earned", async () => {
  const own = { pictureUrl: null, description: "", note: null, awardedAt };
  open(<MyBadges />, [
    { ...own, id: "a1", title: "Refreshed", times: 3 },
    { ...own, id: "a2", title: "Helper", times: 1 },
  ]);
  expect((await screen.findByRole("button", { name: /^Refreshed/ })).textContent).toContain("Earned 3 times");
  expect(screen.getByRole("button", { name: /^Helper/ }).textContent).not.toContain("Earned");
});

it("say by which rule somebody holds them", async () => {
  const holder = { awardedAt, cycle: 1, awardedBy: { id: "u9", name: "Ada Admin" } };
  open(<Holders badge={{ id: "b1", title: "Safety", status: "active" } as Badge} give={null} />, [
    { ...holder, id: "h1", person: { id: "u1", name: "Lena Berg" }, rule: { id: "r1", title: "First aid" } },
    { ...holder, id: "h2", person: { id: "u2", name: "Otto Ohm" }, rule: null },
  ]);
  const rule = await screen.findByRole("link", { name: "First aid" });
  expect(rule.getAttribute("href")).toBe("/apps/admin/badges-rules/r1");
  expect(screen.getAllByText("Awarded by a rule")).toHaveLength(1);
  expect(screen.getAllByText("Ada Admin")).toHaveLength(1);
});
