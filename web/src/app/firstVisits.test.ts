import { describe, expect, it } from "vitest";
import { countVisit, isFirstVisit, visitsOf } from "./firstVisits";

const store = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
};

describe("the first visits of a person", () => {
  it("are three, until they choose a layout", () => {
    expect([0, 1, 2, 3].map((before) => isFirstVisit(before, undefined))).toEqual([true, true, true, false]);
    expect(isFirstVisit(0, { style: "layout1" })).toBe(false);
  });

  it("are counted for each person by themselves, once a page", () => {
    const storage = store();
    countVisit("lena", storage);
    countVisit("lena", storage);
    countVisit("otto", storage);
    expect([visitsOf("lena", storage), visitsOf("otto", storage), visitsOf("mia", storage)]).toEqual([
      1, 1, 0,
    ]);
  });

  it("are first ones where what is kept cannot be read", () => {
    const storage = store();
    storage.setItem("learnt.visits", "nonsense");
    expect(visitsOf("lena", storage)).toBe(0);
    expect(visitsOf("lena", null)).toBe(0);
  });
});
