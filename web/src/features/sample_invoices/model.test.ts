import { expect, it } from "vitest";
import { invoiceOf, sampleCompany } from "./model";

it("adds up to the cent: services, ten in a hundred of tax, less the discount", () => {
  const service = (id: string, unitPrice: number, quantity: number) => ({
    id,
    title: id,
    detail: "",
    unit: "hour",
    unitPrice,
    quantity,
  });
  const created = invoiceOf({
    number: "1",
    date: "2026-11-23",
    dueDate: "2026-12-23",
    from: sampleCompany,
    client: sampleCompany,
    discount: 10,
    services: [service("a", 0.1, 3), service("b", 99.95, 2)],
  });
  expect(created.services.map(({ total }) => total)).toEqual([0.3, 199.9]);
  expect(created).toMatchObject({ subtotal: 200.2, tax: 20.02, discount: 10, total: 210.22 });
});
