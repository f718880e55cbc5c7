import { describe, expect, it } from "vitest";
import {
  addField,
  clampToSheet,
  type Field,
  missingFields,
  removeField,
  setOrientation,
  sidesOf,
  stepOf,
  updateField,
} from "./design";
import { type Design, linkedInOf } from "./model";

const field = (over: Partial<Field> = {}): Field => ({
  kind: "name",
  x: 10,
  y: 20,
  width: 100,
  height: 20,
  size: 30,
  align: "centre",
  colour: null,
  style: "serif",
  text: "",
  picture: null,
  ...over,
});
const design = (...fields: Field[]): Design => ({
  orientation: "landscape",
  language: "en",
  background: "#ffffff",
  picture: null,
  frame: "none",
  accent: null,
  fields,
});

describe("a field of a certificate", () => {
  it("stays on the sheet however far it is moved or made larger", () => {
    const at = (over: Partial<Field>) => clampToSheet(design(), field(over));
    expect(at({ x: -5, y: 400 })).toMatchObject({ x: 0, y: 190 });
    expect(at({ width: 900, height: 1 })).toMatchObject({ x: 0, width: 297, height: 3 });
    expect(at({ x: 12.345 })).toMatchObject({ x: 12.3 });
  });

  it("is added, changed and taken away without touching the others", () => {
    const before = design(field());
    const more = addField(before, "qr");
    expect(more.fields[1]).toMatchObject({ kind: "qr", x: 133.5, y: 90, width: 30, height: 30 });
    expect(updateField(more, 1, { x: 1 }).fields[0]).toBe(before.fields[0]);
    expect(removeField(more, 0).fields).toEqual([more.fields[1]]);
  });

  it("goes a millimetre with an arrow, or ten", () => {
    expect(stepOf("ArrowLeft", false)).toEqual({ x: -1, y: 0 });
    expect(stepOf("ArrowDown", true)).toEqual({ x: 0, y: 10 });
    expect(stepOf("Enter", false)).toBeNull();
  });
});

it("keeps every field on a sheet that is turned, and pictures in their shape", () => {
  const wide = design(
    field({ x: 33, width: 230 }),
    field({ kind: "qr", x: 200, y: 150, width: 30, height: 30 }),
  );
  const high = setOrientation(wide, "portrait");
  const sheet = sidesOf(high);
  expect(sheet).toEqual({ width: 210, height: 297 });
  for (const { x, y, width, height } of high.fields) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(sheet.width);
    expect(y + height).toBeLessThanOrEqual(sheet.height);
  }
  expect(high.fields[1]).toMatchObject({ width: 30, height: 30 });
  expect(setOrientation(high, "portrait")).toBe(high);
});

it("says what a design lacks before it can be published", () => {
  expect(missingFields(design())).toEqual(["name", "course", "check"]);
  expect(missingFields(design(field(), field({ kind: "course" }), field({ kind: "qr" })))).toEqual([]);
});

it("fills in LinkedIn's form", () => {
  const certificate = {
    title: "Fire & safety",
    number: "2026-000001",
    code: "7KQ0M2X9VB4T1ZCR8HWD",
    issuedOn: "2026-03-01",
  };
  const url = new URL(linkedInOf({ ...certificate, validUntil: "2028-04-30" }, "Acme", "https://acme.test"));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    startTask: "CERTIFICATION_NAME",
    name: "Fire & safety",
    organizationName: "Acme",
    issueYear: "2026",
    issueMonth: "3",
    expirationYear: "2028",
    expirationMonth: "4",
    certUrl: "https://acme.test/certificate/7KQ0-M2X9-VB4T-1ZCR-8HWD",
    certId: "2026-000001",
  });
  const forGood = new URL(linkedInOf({ ...certificate, validUntil: null }, "Acme", "https://acme.test"));
  expect(forGood.searchParams.has("expirationYear")).toBe(false);
});
