import { expect, it } from "vitest";
import { isLeaving } from "./isLeaving";

const location = { pathname: "/users" };

it("is on the way only to another screen: a search of the same one leads nowhere else", () => {
  expect(isLeaving({ location: location, navigation: {} })).toBe(false);
  expect(isLeaving({ location: location, navigation: { location: location } })).toBe(false);
  expect(isLeaving({ location: location, navigation: { location: { pathname: "/courses" } } })).toBe(true);
});
