/** What answers the calls of the shop inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { ordersOf, productsOf } from "./data";
import { blankProduct, handleOf, ORDERS, type Order, PRODUCTS, type Product, saved } from "./model";

const at = (path: string) => `/api/e-commerce-app/${path}`;

const param = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

export const app: SampleApp = {
  seed: (random, now) => {
    const products = productsOf(random);
    return { [PRODUCTS]: products, [ORDERS]: ordersOf(random, now, products) };
  },
  handlers: (store) => [
    http.get(at("adminForms"), async () => HttpResponse.json(await store.read<Product[]>(PRODUCTS))),
    http.get(at("adminForm"), async ({ request }) => {
      const id = param(request, "productId");
      const product = (await store.read<Product[]>(PRODUCTS)).find((item) => item.id === id);
      return product ? HttpResponse.json(product) : refuse("sample_product_unknown");
    }),
    http.post(at("adminForm/save"), async ({ request }) => {
      const input = (await request.json()) as Partial<Product>;
      const name = (input.name ?? "").trim();
      if (!name) return refuse("sample_name_missing", "name");
      const id = input.id || crypto.randomUUID();
      const product = { ...blankProduct(id), ...input, id, name, handle: handleOf(name) };
      return store.change<Product[], Response>(PRODUCTS, (products) => ({
        value: saved(products, product),
        answer: HttpResponse.json(product),
      }));
    }),
    http.get(at("orders"), async () => HttpResponse.json(await store.read<Order[]>(ORDERS))),
    http.get(at("order"), async ({ request }) => {
      const id = param(request, "orderId");
      const order = (await store.read<Order[]>(ORDERS)).find((item) => item.id === id);
      return order ? HttpResponse.json(order) : refuse("sample_order_unknown");
    }),
  ],
};
