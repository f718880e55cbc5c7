import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { client } from "../../../api/client";
import { openScreenCatalogues, startLanguages } from "../../../app/i18n";
import { People } from "./People";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);
afterEach(cleanup);

it("lets a long reason of a waiver go on in the next line", async () => {
  const reason = "Left before the month began; the membership was ended in the old system only.";
  const waiver = { reason, at: "2026-11-22T05:00:00Z", by: "Robin Root" };
  const person = { userId: "u1", name: "Lena Berg", teamId: "acme", event: "active_people" };
  vi.spyOn(client, "GET").mockResolvedValue({
    data: { items: [{ ...person, at: "2026-11-02T05:00:00Z", waiver }], total: 1 },
    response: new Response(),
  } as never);
  render(
    <KitProvider host={testHost}>
      <QueryClientProvider client={new QueryClient()}>
        <People at={{ tenant: "acme", month: "2026-11" }} state="invoiced" teamName={(id) => id} />
      </QueryClientProvider>
    </KitProvider>,
  );
  const [shown] = await screen.findAllByText(reason);
  expect(shown?.className).toContain("kit-badge-wraps");
});
