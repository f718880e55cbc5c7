import { testHost } from "@learnt/ui/base/testHost";
import { hasUnsaved } from "@learnt/ui/base/unsaved";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Package } from "../model";
import { Details } from "./Details";

vi.mock("../../../app/lazyParts", async () => ({
  DueEditor: (await import("../../learning/components/DueEditor")).DueEditor,
  PointsField: () => null,
}));
vi.mock("../../../app/documentTeams", () => ({ ManagingTeams: () => null }));

const known = (change: Partial<Package>) =>
  ({
    ...{ id: "p1", revision: 1, title: "Start", description: "", category: "", tags: [], items: [] },
    ...{ due: { kind: "after", days: 14 }, onRemoval: "archive", can: { edit: true } },
    ...change,
  }) as unknown as Package;
const client = new QueryClient();
const shown = (learningPackage: Package) => (
  <QueryClientProvider client={client}>
    <KitProvider host={testHost}>
      <Details learningPackage={learningPackage} />
    </KitProvider>
  </QueryClientProvider>
);

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("packages");
  await openCatalogue("learning");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("keeps the terms that are chosen here, and follows somebody else in the others", async () => {
  vi.spyOn(api, "get").mockImplementation((async (path: string) =>
    path.endsWith("/words") ? { categories: [], tags: [] } : []) as never);
  const { rerender } = render(shown(known({})));
  const days = () => screen.getByLabelText<HTMLInputElement>("Number of days");
  const keep = () => screen.getByRole<HTMLInputElement>("radio", { name: "Kept" });
  await waitFor(() => days());
  fireEvent.click(keep());
  expect(hasUnsaved(), "leaving asks").toBe(true);
  rerender(shown(known({ revision: 2, due: { kind: "after", days: 30 } })));
  await waitFor(() => expect(days().value).toBe("30"));
  expect(keep().checked).toBe(true);
  expect(screen.queryByRole("button", { name: "conflict.theirs" })).toBeNull();
});
