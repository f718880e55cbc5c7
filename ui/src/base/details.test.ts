import { expect, it } from "vitest";
import arabic from "../i18n/auditActions.ar.json";
import english from "../i18n/auditActions.en.json";
import { documentOf, isByOperator, linesOf } from "./details";

const catalogues: Record<string, Record<string, string>> = { en: english, ar: arabic };
const moment = (when: string) => when.slice(11, 16);
const read = (details: Record<string, unknown>, language = "en") =>
  linesOf(details, {
    moment,
    t: (key, { defaultValue, n = "" }) => catalogues[language]?.[key]?.replace("{{n}}", n) ?? defaultValue,
  });

it("puts details of any shape in lines, and leaves out what says nothing", () => {
  const details = { fields: ["position", "tags", "loc3"], was: null, count: 3, more: { a: 1 }, none: [] };
  expect(read({ ...details, endsAt: "2026-11-22T04:26:12Z" })).toEqual([
    { name: "Fields", value: "position, tags, location 3" },
    { name: "Count", value: "3" },
    { name: "more", value: "a 1" },
    { name: "Ends at", value: "04:26" },
  ]);
});

it("says the product's own words in the reader's language", () => {
  const details = { why: "time is up", method: "provider:okta https://house.test", before: "sick leave" };
  expect(read({ ...details, roles: ["learner", "admin"] }).map(({ value }) => value)).toEqual([
    "time expired",
    "provider (https://house.test)",
    "sick leave",
    "learner, admin",
  ]);
  expect(read(details, "ar").map(({ value }) => value)).toEqual([
    arabic["value.why.time is up"],
    `${arabic["value.method.provider"]} (https://house.test)`,
    arabic["value.status.sick leave"],
  ]);
});

it("tells fields with their values, before and afterwards", () => {
  const details = {
    before: { rewards: false },
    after: { rewards: true, marketplaceLink: "https://shop.test/" },
  };
  expect(read(details)).toEqual([
    { name: "Before", value: "rewards off" },
    { name: "After", value: "rewards on, marketplace address https://shop.test/" },
  ]);
});

it("says what a person's row is about, and no bare id", () => {
  expect(documentOf({ reason: "Done on paper", course: "Fire safety" })).toBe("Fire safety");
  expect(documentOf({ pathway: "0190a0d0-0000-7000-8000-000000000001" })).toBe("");
  expect(documentOf({ event: null, reason: "x" })).toBe("");
  expect(read({ event: "First aid", state: "waiting-cancelled", type: "package", isBundle: true })).toEqual([
    { name: "Event", value: "First aid" },
    { name: "Registration", value: "left the wait list" },
    { name: "Type", value: "learning package" },
    { name: "Course bundle", value: "on" },
  ]);
});

it("leaves as it is what it does not know, and what somebody wrote", () => {
  const details = { why: "the moon: full", reason: "ended", edit: "order 2", fields: ["loc7x"] };
  expect(read(details).map(({ value }) => value)).toEqual(["the moon: full", "ended", "order 2", "loc7x"]);
});

it("is marked where an operator of the platform did it, and not in its details once more", () => {
  expect(isByOperator({ operator: true, reason: "x" })).toBe(true);
  expect(isByOperator({ operator: "Olga" })).toBe(false);
  expect(read({ operator: true, reason: "x" })).toEqual([{ name: "Reason", value: "x" }]);
});
