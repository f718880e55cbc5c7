import { describe, expect, it } from "vitest";
import { freeSeats, monthOf, whenOf, writeMonth } from "./model";

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

  it("are shown in the month that the address names, or in this one", () => {
    const now = new Date(2026, 10, 24);
    expect(writeMonth(monthOf("2027-02", now))).toBe("2027-02");
    for (const odd of [null, "2027-13", "soon"]) expect(writeMonth(monthOf(odd, now))).toBe("2026-11");
  });

  it("are said by the clocks of their place, which are named to whoever lives elsewhere", () => {
    const here = whenOf(berlin, "en", "Europe/Berlin");
    expect(here).toContain("09:00");
    expect(here).toContain("11:00");
    expect(here).not.toMatch(/CEST|GMT/);
    expect(whenOf(berlin, "en", "Asia/Tokyo")).toMatch(/CEST|GMT\+2/);
  });
});
