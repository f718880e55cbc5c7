import { expect, it, vi } from "vitest";
import { consumeElsewhere, storeElsewhere } from "./signedInElsewhere";

it("is said once where somebody arrives in their own team", () => {
  expect(consumeElsewhere()).toBe(false);
  storeElsewhere();
  expect([consumeElsewhere(), consumeElsewhere()]).toEqual([true, false]);
});

it("is not said where nothing can be stored, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storeElsewhere();
  expect(consumeElsewhere()).toBe(false);
});
