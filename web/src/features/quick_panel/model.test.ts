import { expect, it } from "vitest";
import { dayOf, readToggles } from "./model";

it("reads what is kept of the switches, and begins with the usual for the rest", () => {
  const first = { notifications: true, retroThrusters: false };
  expect(readToggles(undefined)).toEqual(first);
  expect(readToggles("nonsense")).toEqual(first);
  expect(readToggles({ notifications: false, retroThrusters: "yes", cloudSync: true, other: true })).toEqual({
    ...first,
    notifications: false,
  });
});

it("says what day it is in the reader's language", () => {
  const day = new Date(2026, 10, 22, 12);
  expect(dayOf(day, "en")).toEqual({ weekday: "Sunday", date: "22 November 2026" });
  expect(dayOf(day, "ar").weekday).toBe("الأحد");
});
