import { expect, it } from "vitest";
import { isLeaving } from "./isLeaving";

const here = { pathname: "/users" };

it("is on the way only to another screen: a search of the same one leads nowhere else", () => {
  expect(isLeaving({ location: here, navigation: {} })).toBe(false);
  expect(isLeaving({ location: here, navigation: { location: here } })).toBe(false);
  expect(isLeaving({ location: here, navigation: { location: { pathname: "/courses" } } })).toBe(true);
});
