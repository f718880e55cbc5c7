import { describe, expect, it } from "vitest";
import { changes, formOf, type Profile, statuses, toneOf } from "./model";

const empty: Profile = {
  ...(Object.fromEntries(
    [
      "tags",
      ...["loc", "div", "custom"].flatMap((group) => [1, 2, 3, 4, 5, 6].map((n) => `${group}${n}`)),
    ].map((name) => [name, []]),
  ) as unknown as Profile),
  firstName: "Lena",
  lastName: "Brandt",
  employeeId: "",
  email: "lena@acme.test",
  username: null,
  phone: null,
  dob: null,
  position: null,
  fields: {},
};

describe("a profile's form", () => {
  it("shows what is missing as empty", () => {
    expect(formOf(empty).phone).toBe("");
    expect(formOf(empty).loc1).toEqual([]);
  });

  it("sends only what was changed", () => {
    const before = formOf(empty);
    expect(changes(before, before)).toEqual({});
    expect(changes(before, { ...before, position: " Nurse ", loc2: ["York"] })).toEqual({
      position: "Nurse",
      lists: { loc2: ["York"] },
    });
    expect(changes(before, { ...before, email: "" })).toEqual({ email: "" });
  });
});

it("every state has a colour", () => {
  expect(statuses.map(toneOf)).toEqual([
    "good",
    "neutral",
    "warn",
    "warn",
    "warn",
    "warn",
    "warn",
    "bad",
    "neutral",
  ]);
});
