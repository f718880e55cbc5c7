import { describe, expect, it } from "vitest";
import {
  bodyOf,
  changedRules,
  emptyForm,
  type FieldRow,
  isKey,
  keyOf,
  linesOf,
  mergeOptions,
  moved,
  type ProfileRule,
  searchFields,
} from "./model";

describe("the key of a field", () => {
  it.each([
    ["Shoe size", "shoeSize"],
    ["Führerschein (Klasse)", "fuhrerscheinKlasse"],
    ["3rd shift", "rdShift"],
    ["مقاس", ""],
  ])("%s is kept as %s", (label, key) => {
    expect(keyOf(label)).toBe(key);
  });

  it("is letters, digits and _", () => {
    expect(isKey("shoeSize_2")).toBe(true);
    expect([isKey("2nd"), isKey("a b"), isKey(""), isKey("x".repeat(41))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the form", () => {
  it("tells options of choices only, and no edits of what is not seen", () => {
    const text = { ...emptyForm, label: "A", edited: true, options: ["left over"] };
    expect(bodyOf(text)).toEqual({
      label: "A",
      hint: "",
      type: "text",
      required: false,
      inRules: false,
      inReports: false,
      visibleTo: "admins",
      editableBy: "admins",
    });
    expect(bodyOf({ ...text, type: "multi", seen: true })).toMatchObject({
      visibleTo: "person",
      editableBy: "person",
      options: ["left over"],
    });
  });
});

describe("the list", () => {
  const field = (label: string, isArchived = false) => ({ label, key: label, isArchived }) as FieldRow;

  it("finds every word in name or key, among those in use or those put away", () => {
    const fields = [field("Shoe size"), field("Shoe colour", true), field("Hat size")];
    expect(searchFields(fields, "size shoe", false)).toEqual([fields[0]]);
    expect(searchFields(fields, "", true)).toEqual([fields[1]]);
  });

  it("moves one before or behind another", () => {
    expect(moved(["a", "b", "c"], "a", "c", true)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], "c", "b", false)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], "a", "a", true)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "x", "a", true)).toEqual(["a", "b"]);
  });
});

describe("options", () => {
  it("are the lines of what was pasted, each once", () => {
    const lines = linesOf(" Red\r\n\n\tBlue \nred\n");
    expect(lines).toEqual(["Red", "Blue", "red"]);
    expect(mergeOptions(["Green"], lines)).toEqual(["Green", "Red", "Blue"]);
  });

  it("stay quick with five thousand of them", () => {
    const many = Array.from({ length: 5_000 }, (_, n) => `Store ${n}`);
    expect(mergeOptions(many, [...many, "One more"])).toHaveLength(5_001);
  });
});

describe("what people may do with what everybody has", () => {
  const rule = (access: ProfileRule["access"], required = false): ProfileRule => ({
    field: "phone",
    access,
    required,
  });

  it.each([
    ["is given", rule("shown"), rule("editable"), 1],
    ["is needed", rule("editable"), rule("editable", true), 1],
    ["is needed, but nobody changes it", rule("shown"), rule("shown", true), 0],
    ["is as it was", rule("editable", true), rule("editable", true), 0],
  ])("%s", (_, before, after, count) => {
    expect(changedRules([before], [after])).toHaveLength(count);
  });
});
