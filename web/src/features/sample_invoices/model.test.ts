import { expect, it } from "vitest";
import { house, invoiceOf } from "./model";

it("adds up to the cent: services, ten in a hundred of tax, less the discount", () => {
  const service = (id: string, unitPrice: number, quantity: number) => ({
    id,
    title: id,
    detail: "",
    unit: "hour",
    unitPrice,
    quantity,
  });
  const made = invoiceOf({
    number: "1",
    date: "2026-11-23",
    dueDate: "2026-12-23",
    from: house,
    client: house,
    discount: 10,
    services: [service("a", 0.1, 3), service("b", 99.95, 2)],
  });
  expect(made.services.map(({ total }) => total)).toEqual([0.3, 199.9]);
  expect(made).toMatchObject({ subtotal: 200.2, tax: 20.02, discount: 10, total: 210.22 });
});
