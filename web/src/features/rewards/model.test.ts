import { expect, it } from "vitest";
import { MOST_POINTS, mayRedeem, momentOf, pointsOf, signed } from "./model";

it("lets nobody redeem nothing at all, less than nothing, or more than there is", () => {
  for (const typed of ["1", " 120 ", "120.0", "0"]) expect(mayRedeem(typed, 120), typed).toBe(true);
  for (const typed of ["", " ", "-1", "121", "ten", "NaN", "Infinity"])
    expect(mayRedeem(typed, 120), typed).toBe(false);
  expect(mayRedeem("1", 0)).toBe(false);
});

it("reads what something is worth, and nothing as none", () => {
  expect(pointsOf("")).toBe(0);
  expect(pointsOf(" 25 ")).toBe(25);
  expect(pointsOf(String(MOST_POINTS))).toBe(MOST_POINTS);
  for (const typed of ["-1", "2.5", "x", String(MOST_POINTS + 1)]) expect(pointsOf(typed), typed).toBeNull();
});

it("shows what was redeemed as gone, and seconds as a moment", () => {
  expect(signed({ redeem: true, rewardPointAmount: 30 }, String)).toBe("−30");
  expect(signed({ redeem: false, rewardPointAmount: 30 }, String)).toBe("+30");
  expect(momentOf({ createdAt: 1_800_000_000 })).toBe("2027-01-15T08:00:00.000Z");
});
