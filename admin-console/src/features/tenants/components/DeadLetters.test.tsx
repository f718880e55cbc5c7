import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openScreenCatalogues, startLanguages } from "../../../app/i18n";
import { deadLettersQuery } from "../overview.queries";
import { DeadLetters } from "./DeadLetters";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);
afterEach(cleanup);

function show(many: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(
    deadLettersQuery("acme").queryKey,
    Array.from({ length: many }, (_, number) => ({
      id: `0190a0d0-0000-7000-8000-${String(number).padStart(12, "0")}`,
      kind: "course.completed",
      subject: "x",
      error: "The mail server is away.",
      attempts: 8,
      at: "2026-11-22T05:00:00Z",
      deadAt: "2026-11-22T06:00:00Z",
    })),
  );
  queryClient.setQueryData(["me"], { role: "billing" });
  render(
    <KitProvider host={testHost}>
      <QueryClientProvider client={queryClient}>
        <DeadLetters tenantId="acme" />
      </QueryClientProvider>
    </KitProvider>,
  );
}

it("folds a hundred failed jobs to the newest ten", () => {
  show(100);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all (100)" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(100);
});

it("shows a few as they are", () => {
  show(3);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button")).toBeNull();
});
