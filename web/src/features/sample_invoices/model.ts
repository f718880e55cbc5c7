/** An invoice of the sample: what was done for whom, and what it comes to. */
import { cents } from "../sample/useMoney";

export const TAX_RATE = 10;

export type InvoiceParty = { title: string; address: string; phone: string; email: string; website: string };
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
  from: InvoiceParty;
  client: InvoiceParty;
  services: Service[];
  subtotal: number;
  tax: number;
  discount: number;
  total: number;
};

/** Who writes the invoices of the sample. */
export const sampleCompany: InvoiceParty = {
  title: "Linden Works",
  address: "Lindengracht 112, 1015 KK Amsterdam, Netherlands",
  phone: "+31 20 555 0100",
  email: "hello@linden.example",
  website: "linden.example",
};

export function invoiceOf(
  input: Pick<Invoice, "number" | "date" | "dueDate" | "from" | "client" | "discount"> & {
    services: Omit<Service, "total">[];
  },
): Invoice {
  const services = input.services.map((item) => ({ ...item, total: cents(item.unitPrice * item.quantity) }));
  const subtotal = cents(services.reduce((sum, item) => sum + item.total, 0));
  const tax = cents((subtotal * TAX_RATE) / 100);
  return { ...input, services, subtotal, tax, total: cents(subtotal + tax - input.discount) };
}
