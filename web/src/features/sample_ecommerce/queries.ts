/** The calls of the shop. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Order, Product } from "./model";

const at = (path: string) => `/api/e-commerce-app/${path}`;
export const key = ["sample", "e-commerce"] as const;

export const products = queryOptions({
  queryKey: [...key, "products"],
  queryFn: ({ signal }) => mock.get<Product[]>(at("adminForms"), { signal }),
});

export const product = (productId: string) =>
  queryOptions({
    queryKey: [...key, "product", productId],
    queryFn: ({ signal }) => mock.get<Product>(at("adminForm"), { query: { productId }, signal }),
  });

export const orders = queryOptions({
  queryKey: [...key, "orders"],
  queryFn: ({ signal }) => mock.get<Order[]>(at("orders"), { signal }),
});

export const order = (orderId: string) =>
  queryOptions({
    queryKey: [...key, "order", orderId],
    queryFn: ({ signal }) => mock.get<Order>(at("order"), { query: { orderId }, signal }),
  });

export async function saveProduct(input: Product): Promise<Product> {
  const saved = await mock.post<Product>(at("adminForm/save"), { body: input });
  queries.setQueryData(product(saved.id).queryKey, saved);
  await queries.invalidateQueries({ queryKey: products.queryKey });
  return saved;
}
