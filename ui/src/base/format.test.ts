import { afterEach, expect, it, vi } from "vitest";
import { formats } from "./format";

const { countdown, days, duration } = formats("en");

afterEach(() => vi.unstubAllEnvs());

it("says how long something takes in the unit that fits", () => {
  expect(duration(45)).toBe("45 sec");
  expect(duration(60)).toBe("1 min");
  expect(duration(3_540)).toBe("59 min");
  expect(duration(3_900)).toBe("1 hr 5 min");
  expect(duration(7_200)).toBe("2 hr");
});

it("does not promise a minute where it takes one and a half", () => {
  expect(duration(90)).toBe("1 min 30 sec");
  expect(duration(78)).toBe("1 min 18 sec");
  expect(duration(599.6)).toBe("10 min");
});

it("counts bytes in words until there are a thousand", () => {
  const { bytes } = formats("en");
  expect([0, 1, 880, 1_250, 3_400_000].map(bytes)).toEqual([
    "0 bytes",
    "1 byte",
    "880 bytes",
    "1.3 kB",
    "3.4 MB",
  ]);
});

it("counts down to the second, and not below nothing", () => {
  expect([65, 60, 9.2, 0, -3].map(countdown)).toEqual(["1:05", "1:00", "0:10", "0:00", "0:00"]);
  expect(countdown(3_600)).toBe("1:00:00");
});

it("names the day of two moments once, and two days both", () => {
  const { span } = formats("en");
  const plain = (text: string) => text.replaceAll(/\s/g, " ").replace(/ ?– ?/, " – ");
  expect(plain(span("2026-11-22T05:00:00", "2026-11-22T17:30:00"))).toBe("22/11/2026, 05:00 – 17:30");
  expect(plain(span("2026-11-22T05:00:00", "2026-11-23T17:30:00"))).toBe(
    "22/11/2026, 05:00 – 23/11/2026, 17:30",
  );
  expect(span("2026-11-22T05:00:00", null)).toBe("");
});

it("counts days as a calendar does", () => {
  const noon = new Date(2026, 10, 22, 12).getTime();
  const at = (day: number, hour: number) => days(new Date(2026, 10, day, hour), noon);
  expect([at(22, 23), at(23, 1), at(26, 9), at(21, 23)]).toEqual([
    "today",
    "tomorrow",
    "in 4 days",
    "yesterday",
  ]);
  expect(days(new Date(2026, 11, 20), noon)).toBe("in 3 weeks");
});

it.each(["America/New_York", "UTC", "Asia/Tokyo"])(
  "tells a day without an hour as that day in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const there = formats("en");
    expect(there.date("2026-11-23")).toBe("23/11/2026");
    expect(there.dateInWords("2027-01-01")).toBe("1 January 2027");
    expect(there.month("2027-01-01")).toBe("Jan 2027");
  },
);

it.each(["America/New_York", "UTC", "Asia/Tokyo"])(
  "tells the day of a moment elsewhere, read in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const { dateIn } = formats("en");
    // The last second of the first of March in New York.
    expect(dateIn("2027-03-02T04:59:59Z", "America/New_York")).toBe("01/03/2027");
    expect(dateIn("2027-03-02T04:59:59Z", "America/New_York")).toBe("01/03/2027");
    expect(dateIn(null, "America/New_York")).toBe("");
  },
);
