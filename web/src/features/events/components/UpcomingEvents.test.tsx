import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { UpcomingEvents } from "./UpcomingEvents";

vi.mock("../../../app/tenantContext", () => ({ useTenantContext: () => ({ team: { id: "t1" } }) }));
vi.mock("../../../app/live", () => ({ useLive: () => undefined }));

beforeAll(async () => {
  await startI18n();
  await openCatalogue("events_home");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const event = (title: string, change: object = {}) => ({
  ...{ id: title, title, imageUrl: null, mine: null, runs: false, timeZone: "UTC" },
  ...{ startsAt: "2027-03-01T09:00:00Z", endsAt: "2027-03-01T12:00:00Z" },
  ...change,
});

async function show(items: object[], language: "en" | "ar" = "en") {
  await setLanguage(language);
  const get = vi.spyOn(api, "get").mockResolvedValue({ items, total: items.length } as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <UpcomingEvents />
      </KitProvider>
    </QueryClientProvider>,
  );
  return get;
}

const notes = () => screen.getAllByRole("listitem").map((row) => row.querySelector("small")?.textContent);

it("lists what one leads beside one's seats, and says which is which", async () => {
  const get = await show([
    event("Led", { runs: true }),
    event("Both", { runs: true, mine: "waiting" }),
    event("Seat", { mine: "attending" }),
    event("Asked", { mine: "pending" }),
  ]);
  const link = await screen.findByRole("link", { name: "Led" });
  expect(link.getAttribute("href")).toBe("/apps/myevent/Led");
  expect(get).toHaveBeenCalledExactlyOnceWith(
    "/api/events/upcoming",
    expect.objectContaining({ query: { perPage: 3 } }),
  );
  const [led, both, seat, asked] = notes();
  expect(led).toMatch(/ · You lead$/);
  expect(both).toMatch(/ · You lead · Waiting$/);
  expect(seat).not.toContain(" · ");
  expect(asked).toMatch(/ · Pending approval$/);
});

it("says it in Arabic", async () => {
  await show([event("Led", { runs: true })], "ar");
  await screen.findByRole("link", { name: "Led" });
  expect(notes()[0]).toMatch(/ · أنت تقودها$/);
});

it("says that nothing is to come", async () => {
  await show([]);
  await screen.findByText("You are not registered for any upcoming events.");
});
