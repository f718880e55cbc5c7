import { describe, expect, it } from "vitest";
import {
  blankProduct,
  copyOf,
  featured,
  handleOf,
  latestStatus,
  momentOf,
  moved,
  type Order,
  orderDate,
  restoreItems,
  saved,
  statuses,
  sumsOf,
  withActive,
  withoutIds,
  withoutStatus,
  withoutTax,
  withTax,
} from "./model";

type P = ReturnType<typeof blankProduct>;

it("keeps a product in the place of the one with its id, or adds it", () => {
  const [item, two] = [blankProduct("1"), blankProduct("2")];
  expect(saved([item], { ...item, name: "Cup" })).toEqual([{ ...item, name: "Cup" }]);
  expect(saved([item], two)).toEqual([item, two]);
});

it("takes products away, and puts them back where they stood", () => {
  const [item, two, three, late] = ["1", "2", "3", "4"].map(blankProduct) as [P, P, P, P];
  const before = [item, two, three];
  const rest = withoutIds(before, ["1", "2"]);
  expect(rest).toEqual([three]);
  expect(restoreItems([...rest, late], [item, two], before)).toEqual([item, two, three, late]);
  // What was changed since stays as it is.
  expect(restoreItems([{ ...three, name: "Jug" }], [item], before)).toEqual([
    item,
    { ...three, name: "Jug" },
  ]);
});

it("puts products on sale and takes them off, and copies one that nobody can buy yet", () => {
  const [item, two] = ["1", "2"].map(blankProduct) as [P, P];
  expect(withActive([item, two], ["2"], false)).toEqual([item, { ...two, active: false }]);
  const copy = copyOf({ ...item, name: "Cup", sku: "A1" }, "9", "Copy of Cup");
  expect(copy).toMatchObject({ id: "9", handle: "copy-of-cup", sku: "", active: false });
});

it("moves an order to its next status and back, the latest first", () => {
  const now = new Date(2026, 10, 24, 9, 5, 7);
  const order = { id: "1", status: [{ ...statuses[0], date: "2026/11/20 10:00:00" }] } as Order;
  const [shipped] = moved([order], "1", 4, now) as [Order];
  expect(latestStatus(shipped)).toEqual({
    id: 4,
    name: "Shipped",
    color: "bg-blue",
    date: "2026/11/24 09:05:07",
  });
  expect(shipped.status).toHaveLength(2);
  expect(moved([order], "1", 99, now)).toEqual([order]);
  const [refunded] = moved([shipped], "1", 7, now) as [Order];
  expect(withoutStatus([refunded], "1", 4, now)[0]?.status.map(({ id }) => id)).toEqual([7, 1]);
  expect(withoutStatus([refunded], "2", 4, now)).toEqual([refunded]);
});

it("reckons the tax of ten in a hundred both ways", () => {
  expect(withTax(19.99, 10)).toBe(21.99);
  expect(withoutTax(21.99, 10)).toBe(19.99);
  expect(withTax(100, 0)).toBe(100);
});

it("sums up an order to the cent", () => {
  const totals = sumsOf(
    [
      { price: 0.1, quantity: 3 },
      { price: 10, quantity: 2 },
    ],
    5,
  );
  expect(totals).toEqual({ subtotal: 20.3, tax: 2.03, discount: 5, total: 17.33 });
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
