import { afterEach, describe, expect, it, vi } from "vitest";
import {
  betweenDays,
  byEvent,
  formatEventTime,
  freeSeats,
  isCompleteRule,
  mapOf,
  momentAt,
  monthOf,
  newEventContent,
  type TeamAtEvent,
  writeMonth,
} from "./model";

afterEach(() => vi.unstubAllEnvs());

const berlin = {
  startsAt: "2027-07-01T07:00:00Z",
  endsAt: "2027-07-01T09:00:00Z",
  timeZone: "Europe/Berlin",
};

describe("events", () => {
  it("count what is left, and never less than nothing", () => {
    expect(freeSeats({ capacity: 5, taken: 3 })).toBe(2);
    expect(freeSeats({ capacity: 5, taken: 7 })).toBe(0);
    expect(freeSeats({ capacity: null, taken: 7 })).toBeNull();
  });

  it.each([
    ["Europe/Berlin", "2027-03-27T23:00:00.000Z", "2027-03-28T22:00:00.000Z"],
    ["Asia/Tokyo", "2027-03-27T15:00:00.000Z", "2027-03-28T15:00:00.000Z"],
  ])("are looked for on whole days of the reader's own, also when clocks change: %s", (zone, from, to) => {
    vi.stubEnv("TZ", zone);
    const requested = { search: "aid", page: 1, from: "2027-03-28", to: "2027-03-28" };
    expect(betweenDays(requested)).toEqual({ search: "aid", page: 1, from, to });
  });

  it("are looked for at any time where an address names no day", () => {
    expect(betweenDays({ page: 1, from: "soon", to: "2027-13" })).toEqual({ page: 1 });
    expect(betweenDays({ page: 1 })).toEqual({ page: 1 });
  });

  it.each(["Australia/Sydney", "America/Los_Angeles"])("begin a week from today in %s", (zone) => {
    vi.stubEnv("TZ", zone);
    // A Monday in Sydney's morning and in the evening of California.
    expect(newEventContent(new Date(2026, 10, 23, 7), zone).starts).toBe("2026-11-30T09:00");
    expect(newEventContent(new Date(2026, 10, 23, 21), zone).starts).toBe("2026-11-30T09:00");
  });

  it("are shown in the month that the address names, or in this one", () => {
    const now = new Date(2026, 10, 24);
    expect(writeMonth(monthOf("2027-02", now))).toBe("2027-02");
    for (const odd of [null, "2027-13", "soon"]) expect(writeMonth(monthOf(odd, now))).toBe("2026-11");
  });

  it("are said by the clocks of their place, which are named to whoever lives elsewhere", () => {
    const inBerlin = formatEventTime(berlin, "en", "Europe/Berlin");
    expect(inBerlin).toContain("09:00");
    expect(inBerlin).toContain("11:00");
    expect(inBerlin).not.toMatch(/CEST|GMT/);
    expect(formatEventTime(berlin, "en", "Asia/Tokyo")).toMatch(/CEST|GMT\+2/);
    const closes = momentAt("2027-06-30T16:00:00Z", "Europe/Berlin", "en", "Asia/Tokyo");
    expect(closes).toMatch(/30 Jun.*18:00.*(CEST|GMT\+2)/);
  });

  it("are looked for on a map by their address, whatever stands in it", () => {
    const address = '"><script>alert(1)</script>&x=1';
    const result = new URL(mapOf(address));
    expect(result.origin).toBe("https://www.openstreetmap.org");
    expect([...result.searchParams]).toEqual([["query", address]]);
  });

  it("are added to by a rule that names somebody", () => {
    expect(isCompleteRule({})).toBe(false);
    expect(isCompleteRule({ loc1: ["Leeds"], userId: [] })).toBe(false);
    expect(isCompleteRule({ loc1: ["Leeds"] })).toBe(true);
  });

  it("stand once above all of a manager's people who are there", () => {
    const row = (eventId: string, name: string) => ({ eventId, name }) as TeamAtEvent;
    const result = byEvent([row("a", "Lena"), row("b", "Mia"), row("a", "Otto")]);
    expect(result.map(({ event, people }) => [event.eventId, people.map(({ name }) => name)])).toEqual([
      ["a", ["Lena", "Otto"]],
      ["b", ["Mia"]],
    ]);
  });
});
