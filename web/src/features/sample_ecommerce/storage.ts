/**
 * What is done to products and orders that the shop's endpoints have no call for: taking products away, and all that becomes of an
 * order: it is made, gets its next state, and is taken away. It goes straight to where the sample is kept in this browser, and the lists are asked for again.
 */
import { queries } from "../../app/queries";
import { store } from "../sample/sampleStore";
import { ORDERS, type Order, PRODUCTS, type Product } from "./model";
import { key } from "./queries";

async function change<T>(what: string, decide: (now: T[]) => T[]): Promise<void> {
  await store.change<T[], void>(what, (now) => ({ value: decide(now), answer: undefined }));
  await queries.invalidateQueries({ queryKey: key });
}

export const changeProducts = (decide: (now: Product[]) => Product[]) => change(PRODUCTS, decide);
export const changeOrders = (decide: (now: Order[]) => Order[]) => change(ORDERS, decide);
