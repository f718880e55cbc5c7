/** An invoice of the sample: what was done for whom, and what it comes to. */
import { cents } from "../sample/useMoney";

export const TAX_RATE = 10;

export type Party = { title: string; address: string; phone: string; email: string; website: string };
export type Service = {
  id: string;
  title: string;
  detail: string;
  unit: string;
  unitPrice: number;
  quantity: number;
  total: number;
};
export type Invoice = {
  number: string;
  date: string;
  dueDate: string;
  from: Party;
  client: Party;
  services: Service[];
  subtotal: number;
  tax: number;
  discount: number;
  total: number;
};

/** Who writes the invoices of the sample. */
export const house: Party = {
  title: "Linden Works",
  address: "Lindengracht 112, 1015 KK Amsterdam, Netherlands",
  phone: "+31 20 555 0100",
  email: "hello@linden.example",
  website: "linden.example",
};

export function invoiceOf(
  given: Pick<Invoice, "number" | "date" | "dueDate" | "from" | "client" | "discount"> & {
    services: Omit<Service, "total">[];
  },
): Invoice {
  const services = given.services.map((one) => ({ ...one, total: cents(one.unitPrice * one.quantity) }));
  const subtotal = cents(services.reduce((sum, one) => sum + one.total, 0));
  const tax = cents((subtotal * TAX_RATE) / 100);
  return { ...given, services, subtotal, tax, total: cents(subtotal + tax - given.discount) };
}
