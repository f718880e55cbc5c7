import type { KitHost } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../i18n/i18n";
import type { BadgeRule, RuleBody } from "./model";
import RuleRoute from "./rule.route";

vi.mock("../../app/live", () => ({ useLive: () => undefined }));
vi.mock("../../app/tenantContext", () => ({
  useTenantContext: () => ({ team: { id: "acme", displayName: "Acme" } }),
}));
vi.mock("../../app/title", () => ({ useTitle: () => undefined }));

const host: KitHost = { ...testHost, useSearch: useSearchParams };
const courses = [
  { id: "c1", title: "First aid" },
  { id: "c2", title: "Fire safety" },
];
const rule = {
  ...{ id: "r1", revision: 1, title: "Safe at work", status: "draft", trigger: "course", refs: [] },
  badge: { id: "b1", title: "Safety", pictureUrl: null, status: "active" },
  ...{ match: "all", rule: { everyone: [] }, names: [], everyCycle: false, retroactive: false },
  ...{ awarded: 0, isRunning: false, changedAt: "2026-11-28T12:00:00Z" },
} as unknown as BadgeRule;

let server: BadgeRule;
let saved: RuleBody[] = [];
let previews: RuleBody[] = [];

const settled = (body: RuleBody & { revision: number }): BadgeRule => {
  if (body.revision !== server.revision) throw new ApiProblem(409, { code: "changed_meanwhile" });
  const { revision, badgeId: _, refs, ...rest } = body;
  server = {
    ...server,
    ...rest,
    revision: revision + 1,
    refs: courses.filter(({ id }) => refs?.includes(id)),
  };
  return server;
};

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
  await openCatalogue("shell");
});
beforeEach(() => {
  [server, saved, previews] = [rule, [], []];
  vi.spyOn(api, "get").mockImplementation((async (path: string) => {
    if (path === "/api/badge-rules/{id}") return server;
    return path === "/api/badge-rules/references" ? courses : [];
  }) as never);
  vi.spyOn(api, "put").mockImplementation((async (_: string, { body }: never) => {
    saved.push(body);
    return settled(body);
  }) as never);
  vi.spyOn(api, "post").mockImplementation((async (path: string, { body }: { body: never }) => {
    if (path.endsWith("/preview")) {
      previews.push(body);
      const people = [{ userId: "u1", name: "Lena Berg" }];
      return { qualify: 3, alreadyHold: 1, wouldEarn: 2, people };
    }
    const { status } = body as { status: BadgeRule["status"] };
    server = { ...server, status, revision: server.revision + 1 };
    return server;
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open() {
  const router = createMemoryRouter([{ path: "/rules/:ruleId", element: <RuleRoute /> }], {
    initialEntries: ["/rules/r1"],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={host}>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 1, name: "Safe at work" });
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function addBoth() {
  fireEvent.click(button("Add courses"));
  const dialog = await screen.findByRole("dialog");
  for (const { title } of courses)
    fireEvent.click(await within(dialog).findByRole("button", { name: `Add ${title}` }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Done" }));
}

it("is written, read in words, tried out, saved by itself and activated", async () => {
  await open();
  expect(screen.getByText("Choose what earns the badge to read the rule here.")).toBeTruthy();
  expect(button("Activate").getAttribute("aria-disabled")).toBe("true");
  await addBoth();
  fireEvent.change(screen.getByLabelText(/^Within days/), { target: { value: "30" } });
  const sentence = await screen.findByText(/for completing all of/);
  await waitFor(() =>
    expect(sentence.textContent).toBe(
      "Awarded to Everyone for completing all of: First aid and Fire safety, within 30 days.",
    ),
  );
  expect(await screen.findByText("2 people would earn it")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Lena Berg" }).getAttribute("href")).toBe("/apps/admin/users/u1");
  expect(screen.getByText("and 1 more")).toBeTruthy();
  expect(previews.at(-1)).toMatchObject({ refs: ["c1", "c2"], withinDays: 30 });
  fireEvent.click(button("Activate"));
  await screen.findByRole("button", { name: "Archive" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Activate" })).toBeNull());
  expect(saved.at(-1)).toMatchObject({
    ...{ title: "Safe at work", badgeId: "b1", trigger: "course", refs: ["c1", "c2"], withinDays: 30 },
    ...{ rule: { everyone: [] } },
  });
});

it("is told what the server misses, at its field", async () => {
  server = { ...rule, refs: courses.slice(0, 1) };
  await open();
  vi.mocked(api.post).mockRejectedValue(
    new ApiProblem(422, {
      code: "invalid_fields",
      errors: [{ field: "refs", code: "unknown", message: "Some of these do not exist." }],
    } as never),
  );
  fireEvent.click(button("Activate"));
  const field = await screen.findByRole("group", { name: "Courses" });
  expect(await within(field).findByRole("alert")).toBeTruthy();
});

it("keeps an audience to itself until each of its rows names somebody", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: /^Remove Everyone/ }));
  expect(await screen.findByText(/^This change is not saved yet/)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "This team: Acme" }));
  await waitFor(() => expect(screen.queryByText(/^This change is not saved yet/)).toBeNull());
  await waitFor(() => expect(saved.at(-1)?.rule).toEqual({ team: ["acme"] }), { timeout: 3000 });
});

it("takes no number that is outside of its limits", async () => {
  server = { ...rule, trigger: "streak" };
  await open();
  const days = screen.getByLabelText("Days in a row");
  fireEvent.change(days, { target: { value: "1" } });
  expect(screen.getByText("Enter a whole number from 2 to 365.")).toBeTruthy();
  fireEvent.change(days, { target: { value: "14" } });
  expect(screen.queryByText("Enter a whole number from 2 to 365.")).toBeNull();
  await waitFor(() => expect(saved.map(({ threshold }) => threshold)).toEqual([14]), { timeout: 3000 });
});

it("lets one choose where somebody else was quicker", async () => {
  await open();
  server = { ...server, revision: 5, title: "Safe everywhere" };
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Safe at home" } });
  const theirs = await screen.findByRole("button", { name: /conflict\.theirs|their/i }, { timeout: 3000 });
  fireEvent.click(theirs);
  expect(await screen.findByRole("heading", { level: 1, name: "Safe everywhere" })).toBeTruthy();
});

it("is saved by a button once it awards, and is archived with nothing unsaved", async () => {
  server = { ...rule, status: "active", activeSince: "2026-11-28T12:00:00Z", refs: courses };
  await open();
  const save = button(/^Save/);
  fireEvent.click(button("Remove Fire safety"));
  expect(screen.getByText(/for completing First aid\./)).toBeTruthy();
  await new Promise((done) => setTimeout(done, 1000));
  expect(saved).toEqual([]);
  expect(button("Archive").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(save);
  await waitFor(() => expect(saved.map(({ refs }) => refs)).toEqual([["c1"]]));
  await waitFor(() => expect(button("Archive").getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button("Archive"));
  expect(await screen.findByText("This rule is archived")).toBeTruthy();
});
