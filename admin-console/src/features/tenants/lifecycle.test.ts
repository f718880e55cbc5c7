import { expect, test } from "vitest";
import { erasureSchema, mayErase, movesOf } from "./lifecycle";

test("each state offers its own moves, and none while the tenant is about to be erased", () => {
  expect(movesOf({ status: "ready" })).toEqual(["suspend", "archive"]);
  expect(movesOf({ status: "suspended" })).toEqual(["resume", "archive"]);
  expect(movesOf({ status: "archived" })).toEqual(["restore"]);
  expect(movesOf({ status: "archived", erasure: {} })).toEqual([]);
  expect(movesOf({ status: "provisioning" })).toEqual([]);
  expect(mayErase({ status: "ready" })).toBe(false);
  expect(mayErase({ status: "archived" })).toBe(true);
});

test("an erasure asks for the name as it is written", () => {
  const schema = erasureSchema("Acme Care", (problem) => problem);
  const input = (confirmation: string) =>
    schema.safeParse({ confirmation, reason: "They left", graceDays: "14" }).success;
  expect([input("acme care"), input(""), input(" Acme Care ")]).toEqual([false, false, true]);
});
