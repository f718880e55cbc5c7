import { expect, it } from "vitest";
import { failedShare, megabytes } from "./model";

it("says sizes in megabytes, and of what is there never zero", () => {
  expect(megabytes(12_000_001)).toBe(13);
  expect(megabytes(1)).toBe(1);
  expect(megabytes(0)).toBe(0);
});

it("says which share failed, and of nothing none", () => {
  expect(failedShare({ requests: 200, errors: 1 })).toBe(0.005);
  expect(failedShare({ requests: 0, errors: 0 })).toBe(0);
});
