/** An order that is written by hand: who orders what, and how it is paid. */
import type { Random } from "../sample/app";
import { cents } from "../sample/useMoney";
import { type Customer, nameOf, type Order, orderDate, type Product, statuses, sumsOf } from "./model";

export const methods = ["Credit card", "PayPal", "Bank wire", "Check", "Cash on delivery"] as const;
export type Method = (typeof methods)[number];

/** What an order waits for at first follows from how it is paid. */
const firstStatus: Record<Method, number> = {
  "Credit card": 2,
  PayPal: 11,
  "Bank wire": 10,
  Check: 1,
  "Cash on delivery": 14,
};

export type NewOrderInput = {
  customer: Customer;
  lines: readonly { product: Product; quantity: number }[];
  method: Method;
  discount: number;
};

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
export const referenceOf = (random: Random): string =>
  Array.from({ length: 8 }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join("");

export const linesOf = (lines: NewOrderInput["lines"]): Order["products"] =>
  lines.map(({ product, quantity }) => ({
    id: product.id,
    name: product.name,
    price: product.priceTaxExcl,
    quantity,
    total: cents(product.priceTaxExcl * quantity),
    image: product.images[0]?.url ?? "",
  }));

export function orderOf(
  { customer, lines, method, discount }: NewOrderInput,
  id: string,
  random: Random,
): Order {
  const now = orderDate(new Date());
  const products = linesOf(lines);
  const totals = sumsOf(products, discount);
  const first = statuses.filter((item) => item.id === firstStatus[method]);
  return {
    id,
    reference: referenceOf(random),
    ...totals,
    date: now,
    customer,
    products,
    status: first.map((item) => ({ ...item, date: now })),
    payment: {
      transactionId: `tx-${random.int(100_000, 999_999)}`,
      amount: totals.total,
      method,
      date: now,
    },
    shippingDetails: [],
  };
}

/** Who has ordered before, by name. */
export function customersOf(orders: readonly Order[]): Customer[] {
  const all = new Map(orders.map(({ customer }) => [customer.id, customer]));
  return [...all.values()].sort((item, other) => nameOf(item).localeCompare(nameOf(other)));
}
