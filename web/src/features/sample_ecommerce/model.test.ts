import { describe, expect, it } from "vitest";
import {
  blankProduct,
  featured,
  handleOf,
  momentOf,
  orderDate,
  saved,
  statuses,
  sumsOf,
  withoutTax,
  withTax,
} from "./model";

it("keeps a product in the place of the one with its id, or adds it", () => {
  const [one, two] = [blankProduct("1"), blankProduct("2")];
  expect(saved([one], { ...one, name: "Cup" })).toEqual([{ ...one, name: "Cup" }]);
  expect(saved([one], two)).toEqual([one, two]);
});

it("reckons the tax of ten in a hundred both ways", () => {
  expect(withTax(19.99, 10)).toBe(21.99);
  expect(withoutTax(21.99, 10)).toBe(19.99);
  expect(withTax(100, 0)).toBe(100);
});

it("sums up an order to the cent", () => {
  const sums = sumsOf(
    [
      { price: 0.1, quantity: 3 },
      { price: 10, quantity: 2 },
    ],
    5,
  );
  expect(sums).toEqual({ subtotal: 20.3, tax: 2.03, discount: 5, total: 17.33 });
});

describe("the date of an order", () => {
  it("is written as the document says, and read back", () => {
    const at = new Date(2026, 0, 5, 9, 3, 7);
    expect(orderDate(at)).toBe("2026/01/05 09:03:07");
    expect(momentOf("2026/01/05 09:03:07")).toEqual(at);
    expect(momentOf("yesterday")).toBeNull();
  });
});

it("has the fourteen states in their order", () => {
  expect(statuses.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  expect(statuses[13]?.name).toBe("Awaiting Cash-on-delivery payment");
});

it("shows the featured picture, or the first", () => {
  const images = [
    { id: "a", url: "a", type: "image" },
    { id: "b", url: "b", type: "image" },
  ];
  expect(featured({ ...blankProduct("1"), images, featuredImageId: "b" })?.id).toBe("b");
  expect(featured({ ...blankProduct("1"), images, featuredImageId: "gone" })?.id).toBe("a");
  expect(featured(blankProduct("1"))).toBeUndefined();
});

it("makes a handle of a name", () => {
  expect(handleOf("Notebook, dotted")).toBe("notebook-dotted");
});
