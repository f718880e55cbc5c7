import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { MANY } from "../model";
import { DocumentPermissions } from "./DocumentPermissions";

vi.mock("../../../app/live", async (original) => ({ ...(await original<object>()), useLive: () => {} }));
vi.mock("../../../app/lazyParts", () => ({ DueText: () => null }));
vi.mock("./WhyLookup", () => ({ WhyLookup: () => null }));
vi.mock("./JobNotice", () => ({ JobNotice: () => null }));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("permissions");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The rules of a course of which one holds for so many people; answers what is posted. */
function show(people: number) {
  const rule = {
    id: "r1",
    type: "course",
    documentId: "c1",
    documentStatus: "published",
    status: "active",
    rule: { loc1: ["Leeds"] },
    names: [],
    people,
    revision: 1,
  };
  vi.spyOn(api, "get").mockImplementation((async (path: string) =>
    path === "/api/permissions" ? { items: [rule], total: 1 } : []) as never);
  const preview = {
    matching: 0,
    added: 0,
    removed: people,
    people: { matching: [], added: [], removed: [] },
  };
  const post = vi
    .spyOn(api, "post")
    .mockImplementation((async (path: string) =>
      path === "/api/permissions/preview"
        ? preview
        : { added: 0, removed: people, inProgress: null }) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={testHost}>
        <DocumentPermissions documentId="c1" type="course" title="Fire safety" />
      </KitProvider>
    </QueryClientProvider>,
  );
  return post;
}

const archived = [
  "/api/permissions/{id}/status",
  { path: { id: "r1" }, body: { status: "archived" } },
] as const;
const archive = async () => fireEvent.click(await screen.findByRole("button", { name: "Archive rule" }));

it("shows how many people a rule of many takes a course from before it is archived", async () => {
  const post = show(5_000);
  await archive();
  const dialog = await screen.findByRole("alertdialog", { name: "Archive this rule?" });
  await within(dialog).findByText(/5,?000 people will lose the course/);
  expect(post).not.toHaveBeenCalledWith(...archived);
  fireEvent.click(within(dialog).getByRole("button", { name: "Archive rule" }));
  await waitFor(() => expect(post).toHaveBeenCalledWith(...archived));
});

it("archives a rule of few at once, which can be undone", async () => {
  const post = show(MANY);
  await archive();
  await waitFor(() => expect(post).toHaveBeenCalledWith(...archived));
  expect(screen.queryByText("Archive this rule?")).toBeNull();
});
