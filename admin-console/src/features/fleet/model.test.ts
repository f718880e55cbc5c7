import { expect, it } from "vitest";
import { failedShare } from "./model";

it("says which share failed, and of nothing none", () => {
  expect(failedShare({ requests: 200, errors: 1 })).toBe(0.005);
  expect(failedShare({ requests: 0, errors: 0 })).toBe(0);
});
