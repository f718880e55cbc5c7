import { afterEach, expect, it } from "vitest";
import { keepViews, readViews, withoutView, withView } from "./views";

afterEach(() => localStorage.clear());

it("keeps views under their names, each once, and forgets what it cannot read", () => {
  const one = withView([], { name: "Troubled", query: "health=deadLetters" });
  const two = withView(one, { name: "Behind", query: "health=behind" });
  expect(two.map(({ name }) => name)).toEqual(["Behind", "Troubled"]);
  expect(withView(two, { name: "Behind", query: "health=behind&sort=name" })).toHaveLength(2);
  expect(withoutView(two, "Behind")).toEqual(one);
  expect(readViews()).toEqual([]);
  expect(keepViews(two)).toBe(true);
  expect(readViews()).toEqual(two);
  localStorage.setItem("learnt.views.tenants", '{"name":1}');
  expect(readViews()).toEqual([]);
});
