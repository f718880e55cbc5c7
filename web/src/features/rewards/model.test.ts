import { expect, it } from "vitest";
import {
  formatSigned,
  MAX_POINTS,
  mayRedeem,
  momentOf,
  pointsOf,
  reportPart,
  toPart,
  totalsParams,
} from "./model";

it("lets nobody redeem nothing at all, less than nothing, or more than there is", () => {
  for (const input of ["1", " 120 ", "120.0", "0"]) expect(mayRedeem(input, 120), input).toBe(true);
  for (const input of ["", " ", "-1", "121", "ten", "NaN", "Infinity"])
    expect(mayRedeem(input, 120), input).toBe(false);
  expect(mayRedeem("1", 0)).toBe(false);
});

it("reads what something is worth, and nothing as none", () => {
  expect(pointsOf("")).toBe(0);
  expect(pointsOf(" 25 ")).toBe(25);
  expect(pointsOf(String(MAX_POINTS))).toBe(MAX_POINTS);
  for (const input of ["-1", "2.5", "x", String(MAX_POINTS + 1)]) expect(pointsOf(input), input).toBeNull();
});

it("shows what was redeemed as gone, and seconds as a moment", () => {
  expect(formatSigned({ redeem: true, rewardPointAmount: 30 }, String)).toBe("−30");
  expect(formatSigned({ redeem: false, rewardPointAmount: 30 }, String)).toBe("+30");
  expect(momentOf({ createdAt: 1_800_000_000 })).toBe("2027-01-15T08:00:00.000Z");
});

it("leads to the other part of the report, narrowed in the same way", () => {
  const search = new URLSearchParams("search=lena&type=course&sort=-points&page=3&columns=title.date");
  const people = toPart(search, "people");
  expect(people.toString()).toBe("search=lena&type=course&view=people");
  expect(reportPart(people)).toBe("people");
  expect(toPart(people, "transactions").toString()).toBe("search=lena&type=course");
  expect(reportPart(new URLSearchParams("view=nonsense"))).toBe("transactions");
});

it("asks for the figures of what is shown, whatever its order", () => {
  const filters = { type: "", redeem: "true", from: "2026-11-01", to: "" };
  expect(totalsParams({ search: "", filters })).toEqual({ redeem: "true", from: "2026-11-01" });
});
