import { expect, it } from "vitest";
import { choicesOf } from "./reminders";

it("offers the usual times and what is chosen besides, the longest first, each once", () => {
  const offered = choicesOf([45, 1440]);
  expect(offered[0]).toBe(10_080);
  expect(offered.filter((item) => item === 1440)).toHaveLength(1);
  expect(offered.slice(-3)).toEqual([45, 30, 15]);
});
