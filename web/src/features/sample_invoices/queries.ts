/** The call for the invoice. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import type { Invoice } from "./model";

export const invoice = queryOptions({
  queryKey: ["sample", "invoices", "invoice"],
  queryFn: ({ signal }) => api.get<Invoice>("/api/invoices/get-invoice", { signal }),
});
