import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { AuditRow } from "../model";
import { RowDrawer } from "./RowDrawer";

const row = (id: string, action: string): AuditRow => ({
  id,
  action,
  at: "2026-11-22T05:00:00Z",
  subject: "acme",
  details: {},
});

const host: KitHost = {
  ...testHost,
  toFailure: (error) => ({ message: error instanceof Error ? error.message : "" }),
};

const get = vi.spyOn(api, "get");

beforeAll(async () => {
  await startI18n();
  await openCatalogue("audit");
  await setLanguage("en");
});
beforeEach(() => void get.mockReset());
afterEach(cleanup);

function open(id: string | null, rows: AuditRow[] | undefined) {
  render(
    <KitProvider host={host}>
      <QueryClientProvider client={new QueryClient()}>
        <RowDrawer id={id} rows={rows} onClose={() => undefined} />
      </QueryClientProvider>
    </KitProvider>,
  );
}

it("opens a row of the page without asking for it", async () => {
  open("1", [row("1", "course.created"), row("2", "course.published")]);
  expect(await screen.findByRole("dialog", { name: "Course created" })).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
});

it("asks for the row of a link that is not on the page", async () => {
  get.mockResolvedValue(row("9", "course.published"));
  open("9", [row("1", "course.created")]);
  expect(await screen.findByRole("dialog", { name: "Course published" })).toBeTruthy();
  expect(get.mock.calls[0]).toMatchObject(["/api/audit-log/{id}", { path: { id: "9" } }]);
});

it("says so where there is no such row", async () => {
  get.mockRejectedValue(new Error("This does not exist."));
  open("../people", []);
  expect((await screen.findByRole("alert")).textContent).toContain("This does not exist.");
  expect(get.mock.calls[0]).toMatchObject(["/api/audit-log/{id}", { path: { id: "../people" } }]);
});

it("asks for nothing before the page is there, and where no row is named", () => {
  open("9", undefined);
  open(null, []);
  expect(get).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});
