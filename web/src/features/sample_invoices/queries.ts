/** The call for the invoice. */
import { queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { Invoice } from "./model";

export const invoice = queryOptions({
  queryKey: ["sample", "invoices", "invoice"],
  queryFn: ({ signal }) => mock.get<Invoice>("/api/invoices/get-invoice", { signal }),
});
