import { describe, expect, it } from "vitest";
import {
  changes,
  customFieldTitle,
  filledFields,
  formOf,
  type Profile,
  type ShownField,
  statuses,
  toneOf,
  toPeopleFilter,
} from "./model";

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

  it("sends own fields that were changed, and those that were emptied", () => {
    const before = formOf({ ...empty, fields: { shoeSize: ["41"], licence: ["B"] } });
    expect(changes(before, { ...before, fields: { shoeSize: ["42"], licence: ["B"] } })).toEqual({
      fields: { shoeSize: ["42"] },
    });
    expect(changes(before, { ...before, fields: { shoeSize: ["41"], licence: [] } })).toEqual({
      fields: { licence: [] },
    });
  });
});

describe("one's own page", () => {
  it("shows every field that holds something, and no other", () => {
    const lena = { ...empty, employeeId: "E-7", loc1: ["Leeds", "York"], fields: { shoeSize: ["41"] } };
    expect(filledFields(lena)).toEqual([
      { field: "email", values: ["lena@acme.test"] },
      { field: "employeeId", values: ["E-7"] },
      { field: "loc1", values: ["Leeds", "York"] },
      { field: "fields.shoeSize", values: ["41"] },
    ]);
  });

  it("names own fields in words", () => {
    expect(customFieldTitle("shoeSize")).toBe("Shoe size");
    expect(customFieldTitle("cost_centre")).toBe("Cost centre");
    expect(customFieldTitle("licence")).toBe("Licence");
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

it("asks for filters by described fields in lines, and leaves their places in the address at home", () => {
  const fields = [{ key: "shoeSize" }, { key: "colour" }] as ShownField[];
  const params = { page: 1, status: "active", "field-shoeSize": "41" };
  const filters = { status: "active", "field-shoeSize": "41", "field-colour": "" };
  expect(toPeopleFilter(params, filters, fields)).toEqual({
    page: 1,
    status: "active",
    having: "shoeSize=41",
  });
  expect(toPeopleFilter({ page: 1 }, { "field-colour": "" }, fields)).toEqual({ page: 1 });
});
