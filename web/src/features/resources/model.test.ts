import { describe, expect, it } from "vitest";
import { decode, rowsOf, uploadOf } from "./model";

describe("a CSV", () => {
  it("is read with quotes, line breaks in them, and empty lines left out", () => {
    expect(rowsOf('name,note\r\n"Berg, Lena","said ""yes""\nto it"\r\n\r\nOtto,', 9)).toEqual([
      ["name", "note"],
      ["Berg, Lena", 'said "yes"\nto it'],
      ["Otto", ""],
    ]);
  });

  it("may have semicolons or tabs between its values", () => {
    expect(rowsOf("a;b\n1,5;2", 9)).toEqual([
      ["a", "b"],
      ["1,5", "2"],
    ]);
    expect(rowsOf("a\tb", 9)).toEqual([["a", "b"]]);
  });

  it("is cut where it gets too long", () => {
    expect(rowsOf("1\n2\n3\n4", 2)).toEqual([["1"], ["2"]]);
  });

  it("is read in an older code where it is no UTF-8", () => {
    expect(decode(new Uint8Array([75, 246, 108, 110]).buffer)).toBe("Köln");
    expect(decode(new TextEncoder().encode("Köln").buffer as ArrayBuffer)).toBe("Köln");
  });
});

describe("an upload", () => {
  it("is sent as what its name says", () => {
    expect(uploadOf({ name: "Plan.PDF", size: 1 })).toMatchObject({ kind: "document", isTooLarge: false });
    expect(uploadOf({ name: "list.xlsx", size: 51 * 1024 * 1024 })).toMatchObject({
      kind: "office",
      isTooLarge: true,
    });
    expect(uploadOf({ name: "program.exe", size: 1 })).toBeUndefined();
  });
});
