import { describe, expect, it } from "vitest";
import { codeOf, fontScaleFor, grouped, pathOf, stateOf } from "./model";

const CODE = "7KQ0M2X9VB4T1ZCR8HWD";

describe("the code of a certificate", () => {
  it("is the same however somebody types it from paper", () => {
    for (const input of [
      CODE,
      "7KQ0-M2X9-VB4T-1ZCR-8HWD",
      "7kqo m2x9 vb4t lzcr 8hwd",
      "7KQO-M2X9-VB4T-iZCR-8HWD",
    ])
      expect(codeOf(input)).toBe(CODE);
  });

  it("is read in fours, and stands so in its address", () => {
    expect(grouped(CODE)).toBe("7KQ0-M2X9-VB4T-1ZCR-8HWD");
    expect(pathOf(CODE)).toBe("/certificate/7KQ0-M2X9-VB4T-1ZCR-8HWD");
  });
});

it("runs out while its page is open, and what is withdrawn stays withdrawn", () => {
  const noon = Date.parse("2026-11-23T12:00:00Z");
  const until = (expiresAt: string | null, withdrawnAt: string | null = null) =>
    stateOf({ expiresAt, withdrawnAt }, noon);
  expect(until(null)).toBe("valid");
  expect(until("2026-11-23T12:00:01Z")).toBe("valid");
  expect(until("2026-11-23T12:00:00Z")).toBe("expired");
  expect(until("2026-11-22T12:00:00Z", "2026-11-01T12:00:00Z")).toBe("withdrawn");
  const again = { expiresAt: null, withdrawnAt: null, replacedAt: "2026-11-01T12:00:00Z" };
  expect(stateOf(again, noon)).toBe("replaced");
});

it("writes long names and titles smaller, so that they stay on the sheet", () => {
  const shares = [10, 50, 100, 200].map((length) => fontScaleFor("a".repeat(length)));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBe(4);
});
