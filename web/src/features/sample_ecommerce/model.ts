/** Products and orders of the sample shop. */
import { cents } from "../sample/useMoney";

/** Where the sample keeps them. */
export const PRODUCTS = "e-commerce.products";
export const ORDERS = "e-commerce.orders";

export const TAX_RATE = 10;
export const NEW = "new";

export type Picture = { id: string; url: string; type: string };
export type Product = {
  id: string;
  name: string;
  handle: string;
  description: string;
  categories: string[];
  tags: string[];
  featuredImageId: string;
  images: Picture[];
  priceTaxExcl: number;
  priceTaxIncl: number;
  taxRate: number;
  comparedPrice: number;
  quantity: number;
  sku: string;
  width: string;
  height: string;
  depth: string;
  weight: string;
  extraShippingFee: number;
  active: boolean;
};

export type Address = { address: string; lat: number; lng: number };
export type Customer = {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string;
  company: string;
  jobTitle: string;
  email: string;
  phone: string;
  invoiceAddress: Address;
  shippingAddress: Address;
};
export type Line = {
  id: string;
  name: string;
  price: number;
  quantity: number;
  total: number;
  image: string;
};
export type Status = { id: number; name: string; color: string; date: string };
export type Order = {
  id: string;
  reference: string;
  subtotal: number;
  tax: number;
  discount: number;
  total: number;
  /** `yyyy/mm/dd hh:mm:ss` */
  date: string;
  customer: Customer;
  products: Line[];
  /** The latest first. */
  status: Status[];
  payment: { transactionId: string; amount: number; method: string; date: string };
  shippingDetails: { tracking: string; carrier: string; weight: string; fee: number; date: string }[];
};

export const statuses: readonly Omit<Status, "date">[] = [
  { id: 1, name: "Awaiting check payment", color: "bg-blue" },
  { id: 2, name: "Payment accepted", color: "bg-green" },
  { id: 3, name: "Preparing the order", color: "bg-orange" },
  { id: 4, name: "Shipped", color: "bg-blue" },
  { id: 5, name: "Delivered", color: "bg-green" },
  { id: 6, name: "Canceled", color: "bg-red" },
  { id: 7, name: "Refunded", color: "bg-red" },
  { id: 8, name: "Payment error", color: "bg-red" },
  { id: 9, name: "On pre-order (paid)", color: "bg-orange" },
  { id: 10, name: "Awaiting bank wire payment", color: "bg-blue" },
  { id: 11, name: "Awaiting PayPal payment", color: "bg-blue" },
  { id: 12, name: "Remote payment accepted", color: "bg-green" },
  { id: 13, name: "On pre-order (not paid)", color: "bg-orange" },
  { id: 14, name: "Awaiting Cash-on-delivery payment", color: "bg-blue" },
];

const padTwo = (value: number) => String(value).padStart(2, "0");

export const orderDate = (at: Date): string =>
  `${at.getFullYear()}/${padTwo(at.getMonth() + 1)}/${padTwo(at.getDate())} ${padTwo(at.getHours())}:${padTwo(at.getMinutes())}:${padTwo(at.getSeconds())}`;

/** As a moment that can be shown in the reader's way. */
export function momentOf(text: string): Date | null {
  const result = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text);
  if (!result) return null;
  const [year, month, day, hour, minute, second] = result.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return new Date(year, month - 1, day, hour, minute, second);
}

export const latestStatus = (order: Order): Status | undefined => order.status[0];

export const nameOf = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim();

export const withTax = (price: number, rate: number): number => cents(price * (1 + rate / 100));
export const withoutTax = (price: number, rate: number): number => cents(price / (1 + rate / 100));

export const handleOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

export const productPath = ({ id, handle }: Pick<Product, "id" | "handle">): string =>
  `/apps/e-commerce/adminForms/${id}${handle ? `/${encodeURIComponent(handle)}` : ""}`;
export const orderPath = ({ id }: Pick<Order, "id">): string => `/apps/e-commerce/orders/${id}`;

export const featured = (product: Product): Picture | undefined =>
  product.images.find(({ id }) => id === product.featuredImageId) ?? product.images[0];

export const blankProduct = (id: string): Product => ({
  id,
  name: "",
  handle: "",
  description: "",
  categories: [],
  tags: [],
  featuredImageId: "",
  images: [],
  priceTaxExcl: 0,
  priceTaxIncl: 0,
  taxRate: TAX_RATE,
  comparedPrice: 0,
  quantity: 0,
  sku: "",
  width: "",
  height: "",
  depth: "",
  weight: "",
  extraShippingFee: 0,
  active: true,
});

/** One with the same id takes the place of what is there; any other is added. */
export function saved(products: readonly Product[], product: Product): Product[] {
  return products.some(({ id }) => id === product.id)
    ? products.map((item) => (item.id === product.id ? product : item))
    : [...products, product];
}

type WithId = { id: string };
export const withoutIds = <Row extends WithId>(all: readonly Row[], ids: readonly string[]): Row[] =>
  all.filter(({ id }) => !ids.includes(id));

/** What was taken away stands where it stood; what came since is behind it. */
export function restoreItems<Row extends WithId>(
  now: readonly Row[],
  removed: readonly Row[],
  before: readonly Row[],
): Row[] {
  const all = new Map([...now, ...removed].map((item) => [item.id, item]));
  const existing = before.flatMap(({ id }) => all.get(id) ?? []);
  const ids = new Set(existing.map(({ id }) => id));
  return [...existing, ...now.filter(({ id }) => !ids.has(id))];
}

export const withActive = (
  products: readonly Product[],
  ids: readonly string[],
  active: boolean,
): Product[] => products.map((item) => (ids.includes(item.id) ? { ...item, active } : item));

/** Another product like it, which nobody can buy yet. */
export const copyOf = (product: Product, id: string, name: string): Product => ({
  ...product,
  id,
  name,
  handle: handleOf(name),
  sku: "",
  active: false,
});

/** An order in its next state: the latest is first. */
export function moved(orders: readonly Order[], id: string, status: number, at: Date): Order[] {
  const next = statuses.find((item) => item.id === status);
  if (!next) return [...orders];
  return orders.map((item) =>
    item.id === id ? { ...item, status: [{ ...next, date: orderDate(at) }, ...item.status] } : item,
  );
}

/** An order without the state that it got at this moment. */
export const withoutStatus = (orders: readonly Order[], id: string, status: number, at: Date): Order[] =>
  orders.map((item) => {
    const place = item.status.findIndex((was) => was.id === status && was.date === orderDate(at));
    return item.id === id && place >= 0 ? { ...item, status: item.status.toSpliced(place, 1) } : item;
  });

export type OrderSums = Pick<Order, "subtotal" | "tax" | "discount" | "total">;

export function sumsOf(lines: readonly Pick<Line, "price" | "quantity">[], discount: number): OrderSums {
  const subtotal = cents(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const tax = cents((subtotal * TAX_RATE) / 100);
  return { subtotal, tax, discount, total: cents(subtotal + tax - discount) };
}
