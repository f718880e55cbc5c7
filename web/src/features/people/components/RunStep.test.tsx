import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { ImportJob } from "../importPeople";
import { RunStep } from "./RunStep";

const stopped = {
  id: "job-1",
  status: "failed",
  fileName: "people.csv",
  columns: [],
  total: 300,
  processed: 100,
  created: 90,
  updated: 0,
  unchanged: 0,
  rejected: 10,
} as unknown as ImportJob;

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("people");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("goes on with an import that has stopped", async () => {
  vi.spyOn(api, "get").mockResolvedValue({ items: [], total: 0, page: 1, perPage: 20 } as never);
  const post = vi.spyOn(api, "post").mockResolvedValue({ ...stopped, status: "running" } as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <RunStep job={stopped} onStartOver={() => {}} />
      </KitProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/100 of 300 lines were imported/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith("/api/people/imports/{id}/run", { path: { id: "job-1" } }),
  );
});
