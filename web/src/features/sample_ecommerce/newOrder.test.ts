import { expect, it } from "vitest";
import { makeRandom } from "../sample/random";
import { blankProduct, type Customer, momentOf, type Order } from "./model";
import { customersOf, methods, orderOf, referenceOf } from "./newOrder";

const customer = { id: "c-1", firstName: "Nia", lastName: "Williams" } as Customer;
const cup = { ...blankProduct("p-1"), name: "Cup", priceTaxExcl: 10 };

it("makes an order that waits for its payment, with sums that add up", () => {
  const requested = { customer, lines: [{ product: cup, quantity: 3 }], discount: 2 };
  const order = orderOf({ ...requested, method: "Bank wire" }, "o-1", makeRandom("o-1"));
  expect(order).toMatchObject({ id: "o-1", subtotal: 30, tax: 3, discount: 2, total: 31, customer });
  expect(order.products).toEqual([{ id: "p-1", name: "Cup", price: 10, quantity: 3, total: 30, image: "" }]);
  expect(order.status.map(({ name }) => name)).toEqual(["Awaiting bank wire payment"]);
  expect(order.payment).toMatchObject({ amount: 31, method: "Bank wire" });
  expect(momentOf(order.date)).not.toBeNull();
  for (const method of methods)
    expect(orderOf({ ...requested, method }, "o-2", makeRandom("o-2")).status).toHaveLength(1);
});

it("has a reference of eight signs that cannot be taken for one another", () => {
  expect(referenceOf(makeRandom("any"))).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
});

it("knows each customer once, by name", () => {
  const of = (id: string, firstName: string) => ({ customer: { ...customer, id, firstName } }) as Order;
  const names = customersOf([of("1", "Zoë"), of("2", "Ada"), of("1", "Zoë")]).map((item) => item.firstName);
  expect(names).toEqual(["Ada", "Zoë"]);
});
