import { describe, expect, it } from "vitest";
import { icsOf } from "./ics";
import { freeSeats, whenOf } from "./model";

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

  it("are said by the clocks of their place, which are named to whoever lives elsewhere", () => {
    const here = whenOf(berlin, "en", "Europe/Berlin");
    expect(here).toContain("09:00");
    expect(here).toContain("11:00");
    expect(here).not.toMatch(/CEST|GMT/);
    expect(whenOf(berlin, "en", "Asia/Tokyo")).toMatch(/CEST|GMT\+2/);
  });

  it("are files with escaped texts and short lines", () => {
    const event = {
      ...berlin,
      id: "e1",
      title: "First aid, part 1; again",
      address: `Hall 2, ${"long ".repeat(20)}`,
      onlineUrl: null,
    };
    const file = icsOf(event, "acme.example", new Date("2027-01-01T00:00:00Z"));
    expect(file).toContain("SUMMARY:First aid\\, part 1\\; again\r\n");
    expect(file).toContain("DTSTART:20270701T070000Z\r\n");
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of file.split("\r\n")) expect(line.length).toBeLessThanOrEqual(75);
  });
});
