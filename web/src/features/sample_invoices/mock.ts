/** What answers the call for the invoice inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { invoiceIn } from "./data";
import type { Invoice } from "./model";

const KEY = "invoices.invoice";

export const app: SampleApp = {
  seed: (random, now) => ({ [KEY]: invoiceIn(random, now) }),
  handlers: (store) => [
    http.get("/api/invoices/get-invoice", async () => HttpResponse.json(await store.read<Invoice>(KEY))),
  ],
};
