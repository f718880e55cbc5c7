import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { momentOf, type Order, type Product, statuses } from "./model";

const at = (path: string) => `/api/e-commerce-app/${path}`;

it("replaces the product with the same id, and adds any other", async () => {
  const { ask } = answersOf(app);
  const all = (await ask(at("adminForms"))).body as Product[];
  const item = (await ask(at("adminForm?productId=product-1"))).body as Product;
  await ask(at("adminForm/save"), { ...item, name: "Large mug" });
  await ask(at("adminForm/save"), { name: "Tea towel" });
  const after = (await ask(at("adminForms"))).body as Product[];
  expect(after).toHaveLength(all.length + 1);
  expect(after[0]).toMatchObject({ id: "product-1", name: "Large mug", handle: "large-mug" });
  expect(after.at(-1)).toMatchObject({ name: "Tea towel", taxRate: 10, active: true });
  expect((await ask(at("adminForm/save"), { name: "" })).status).toBe(422);
});

it("knows what is not there", async () => {
  const { ask } = answersOf(app);
  expect((await ask(at("adminForm?productId=none"))).status).toBe(404);
  expect((await ask(at("order?orderId=none"))).status).toBe(404);
});

it("has orders in many states, the latest first, with dates as the document writes them and sums that add up", async () => {
  const { ask } = answersOf(app);
  const orders = (await ask(at("orders"))).body as Order[];
  expect(new Set(orders.map((item) => item.status[0]?.id)).size).toBeGreaterThan(8);
  for (const item of orders) {
    expect(momentOf(item.date)).not.toBeNull();
    const dates = item.status.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { id, name } of item.status) expect(statuses[id - 1]?.name).toBe(name);
    expect(item.total).toBeCloseTo(item.subtotal + item.tax - item.discount, 2);
    expect((await ask(at(`order?orderId=${item.id}`))).body.reference).toBe(item.reference);
  }
});
