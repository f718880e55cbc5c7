import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { lazy } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { useAssignNow } from "../../../app/useAssignNow";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";

vi.mock("../../../app/tenantContext", () => ({
  useTenantContext: () => ({ team: { id: "acme", displayName: "Acme" } }),
}));
// Loaded when it is shown: what it shows itself takes its parts from here.
vi.mock("../../../app/lazyParts", () => ({
  AssignNowDialog: lazy(async () => ({ default: (await import("./AssignNowDialog")).AssignNowDialog })),
  PersonSearch: () => null,
}));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("permissions");
  await import("./AssignNowDialog");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Publishing({ isFirst }: { isFirst: boolean }) {
  const assigning = useAssignNow({ type: "pathway", documentId: "p1", title: "The yard" });
  const publish = () => {
    assigning.note(isFirst);
    void assigning.ask();
  };
  return (
    <>
      <button type="button" onClick={publish}>
        publish
      </button>
      {assigning.dialog}
    </>
  );
}

function show(isFirst: boolean, rules: number) {
  vi.spyOn(api, "get").mockImplementation((async () => ({ total: rules, items: [] })) as never);
  const post = vi
    .spyOn(api, "post")
    .mockImplementation((async () => ({ added: 3, removed: 0, inProgress: null })) as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={testHost}>
        <Publishing isFirst={isFirst} />
      </KitProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "publish" }));
  return post;
}

it("assigns a pathway to everyone with one click after it was published", async () => {
  const post = show(true, 0);
  fireEvent.click(await screen.findByRole("button", { name: "Everyone" }, { timeout: 4000 }));
  const rule = { everyone: ["everyone"] };
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith("/api/permissions", {
      body: { type: "pathway", documentId: "p1", rule, isOptional: false },
    }),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Everyone" })).toBeNull());
});

it("does not ask where a rule says who gets it, or where it was published before", async () => {
  show(true, 1);
  await waitFor(() => expect(api.get).toHaveBeenCalled());
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();
  vi.restoreAllMocks();
  show(false, 0);
  expect(api.get).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});
