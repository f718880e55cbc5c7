import { expect, it } from "vitest";
import { megabytes } from "./model";

it("says sizes in megabytes, and of what is there never zero", () => {
  expect(megabytes(12_000_001)).toBe(13);
  expect(megabytes(1)).toBe(1);
  expect(megabytes(0)).toBe(0);
});
