import { expect, test } from "vitest";
import { monthName, shownMonth } from "./model";

test("a month has its name in the reader's language", () => {
  expect(monthName("2026-01", "en")).toBe("January 2026");
});

test("a month of which there is nothing is not shown", () => {
  const bill = { plan: "starter", metric: "signedIn", waived: 0, over: 0, state: "invoiced", teams: [] };
  const months = [{ ...bill, month: "2026-10", counted: 2 }];
  const licences = { months, current: "2026-11" };
  expect(shownMonth(licences, "2026-10")).toBe("2026-10");
  expect(shownMonth(licences, "1999-01")).toBe("2026-11");
  expect(shownMonth(licences, "")).toBe("2026-11");
});
