import { expect, it } from "vitest";
import { shortcutIds } from "./shortcutIds";

const FIRST = ["calendar", "mail", "contacts", "todo"];
const entries = (...ids: string[]) => ids.map((id) => ({ id }));

it("shows what everybody begins with where the sample areas have its screen", () => {
  const withSamples = entries("calendar", "sample-mail", "sample-contacts", "sample-todo");
  expect(shortcutIds(FIRST, withSamples)).toEqual([
    "calendar",
    "sample-mail",
    "sample-contacts",
    "sample-todo",
  ]);
});

it("leaves what a navigation has, or has not, as it was chosen", () => {
  expect(shortcutIds(FIRST, entries("calendar"))).toEqual(FIRST);
  expect(shortcutIds(["mail"], entries("mail", "sample-mail"))).toEqual(["mail"]);
});
