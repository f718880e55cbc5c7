import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { SeatHistory } from "./SeatHistory";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("events");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const move = (number: number) => ({
  number,
  userId: `u${number}`,
  person: `Person ${number}`,
  from: null,
  to: "attending",
  offeredUntil: null,
  reason: number === 1 ? "left-team" : "registered",
  note: "",
  madeAt: "2027-03-01T08:00:00Z",
  madeBy: number === 1 ? null : `Person ${number}`,
});

function show(moves: number[]) {
  const get = vi.spyOn(api, "get").mockImplementation(((
    _path: string,
    { query }: { query: { before?: number } },
  ) => {
    const before = query.before ?? Number.POSITIVE_INFINITY;
    return Promise.resolve(
      moves
        .filter((number) => number < before)
        .slice(0, 2)
        .map(move),
    );
  }) as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <SeatHistory eventId="e1" />
      </KitProvider>
    </QueryClientProvider>,
  );
  return get;
}

it("goes back to the first move of an event, a portion at a time", async () => {
  show([3, 2, 1]);
  await screen.findByText("Person 3", { selector: "li > bdi" });
  expect(screen.queryByText("Person 1")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show earlier changes" }));
  await screen.findByText("Person 1");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show earlier changes" })).toBeNull());
});

it("says that nothing has happened yet, and offers nothing older", async () => {
  show([]);
  await screen.findByText("No changes yet.");
  expect(screen.queryByRole("button")).toBeNull();
});
