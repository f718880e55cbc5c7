import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { EventRow } from "../model";
import { EventCard } from "./EventCard";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("events");
});
afterEach(cleanup);

const event = (change: Partial<EventRow>): EventRow => ({
  ...{
    id: "e1",
    status: "published",
    title: "First aid",
    category: "",
    tags: [],
    address: "",
    isOnline: false,
  },
  ...{ startsAt: "2027-03-01T09:00:00Z", endsAt: "2027-03-01T12:00:00Z", timeZone: "UTC" },
  ...{ capacity: null, taken: 0, waiting: 0, mine: null, offeredUntil: null, runs: false },
  ...{ audience: "everyone", imageUrl: null, revision: 1 },
  ...change,
});

function badge(change: Partial<EventRow>) {
  cleanup();
  const { container } = render(
    <KitProvider host={testHost}>
      <EventCard row={event(change)} to="/apps/exploreevent/e1" />
    </KitProvider>,
  );
  return container.querySelector(".kit-badge")?.textContent;
}

it("says where one stands with an event: a seat before that one leads it", () => {
  expect(badge({})).toBeUndefined();
  expect(badge({ runs: true })).toBe("You lead");
  expect(badge({ runs: true, mine: "cancelled" })).toBe("You lead");
  expect(badge({ runs: true, mine: "waiting" })).toBe("Waiting");
  expect(badge({ mine: "cancelled" })).toBe("Cancelled");
  expect(badge({ mine: "waiting", offeredUntil: "2027-02-01T09:00:00Z" })).toBe("Seat offered");
  expect(badge({ runs: true, status: "cancelled" })).toBe("Cancelled");
});
