import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";

it("answers with an invoice that adds up", async () => {
  const { body } = await answersOf(app).ask("/api/invoices/get-invoice");
  expect(body.total).toBeCloseTo(body.subtotal + body.tax - body.discount, 2);
  expect(body.dueDate > body.date).toBe(true);
});
