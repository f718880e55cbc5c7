import { testHost } from "@learnt/ui/base/testHost";
import type { ListState } from "@learnt/ui/table/listState";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import type { ShownField } from "../../../app/customFields";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { FieldFilters } from "./FieldFilters";

const buddy = { key: "buddy", name: "fields.buddy", label: "Buddy", type: "person", options: [] };
const ida = { id: "i-1", firstName: "Ida", lastName: "Berg", position: "Nurse" };

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("people");
});
beforeEach(() => {
  vi.spyOn(api, "get").mockImplementation(async (path, call?: { path?: unknown }) => {
    if (path === "/api/people") return { items: [ida], total: 1, page: 1, perPage: 6 } as never;
    if (path === "/api/people/{id}" && JSON.stringify(call?.path) === '{"id":"i-1"}')
      return { id: "i-1", profile: ida } as never;
    throw new Error("not found");
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(filters: Record<string, string>) {
  const setFilter = vi.fn();
  const state = { filters, setFilter } as unknown as ListState;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <FieldFilters fields={[buddy as unknown as ShownField]} state={state} />
      </KitProvider>
    </QueryClientProvider>,
  );
  return setFilter;
}

it("takes whom a field names by name, and asks the address for the id", async () => {
  const setFilter = show({});
  fireEvent.click(screen.getByRole("button", { name: "Filter by field" }));
  fireEvent.change(await screen.findByLabelText("Field"), { target: { value: "buddy" } });
  fireEvent.change(await screen.findByLabelText("Search people for Buddy"), { target: { value: "ida" } });
  fireEvent.click(await screen.findByRole("button", { name: "Filter by Ida Berg" }));
  expect(setFilter.mock.calls).toEqual([["field-buddy", "i-1"]]);
});

it("shows the person of a filter by name, and one of nobody here as such", async () => {
  const setFilter = show({ "field-buddy": "i-1" });
  fireEvent.click(await screen.findByRole("button", { name: "Remove filter Buddy: Ida Berg" }));
  expect(setFilter.mock.calls).toEqual([["field-buddy", ""]]);
  cleanup();
  show({ "field-buddy": "gone" });
  expect(await screen.findByText("Buddy: Not in this team")).toBeTruthy();
});
