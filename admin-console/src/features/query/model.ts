/** A query as it is typed, as it is sent, and as it stands in the address. The server reads it again. */
import { z } from "zod";
import type { Asked, QueryCollection, QueryField } from "./queries";

export const mostRows = 1000;
export const mostFilters = 10;

export type QueryForm = {
  tenant: string;
  collection: string;
  fields: string[];
  filters: { field: string; operator: string; value: string }[];
  orderBy: string;
  direction: "up" | "down";
  limit: number | null;
  reason: string;
  code: string;
};

export const emptyQuery: QueryForm = {
  tenant: "",
  collection: "",
  fields: [],
  filters: [],
  orderBy: "",
  direction: "up",
  limit: 100,
  reason: "",
  code: "",
};

export type Complaint = "tenant" | "collection" | "field" | "operator" | "limit" | "reason";

export const querySchema = (say: (complaint: Complaint) => string) =>
  z.object({
    tenant: z.string().min(1, say("tenant")),
    collection: z.string().min(1, say("collection")),
    fields: z.array(z.string()),
    filters: z.array(
      z.object({
        field: z.string().min(1, say("field")),
        operator: z.string().min(1, say("operator")),
        value: z.string(),
      }),
    ),
    orderBy: z.string(),
    direction: z.enum(["up", "down"]),
    limit: z
      .number(say("limit"))
      .int(say("limit"))
      .min(1, say("limit"))
      .max(mostRows, say("limit"))
      .nullable()
      .refine((limit) => limit !== null, say("limit")),
    reason: z.string().trim().min(3, say("reason")),
    code: z.string(),
  });

/** Whether an operator compares with something. */
export const comparesWith = (operator: string) =>
  operator !== "" && operator !== "isEmpty" && operator !== "isFilled";

export function askedOf(form: QueryForm): Asked {
  return {
    collection: form.collection,
    fields: form.fields,
    filters: form.filters.map(({ field, operator, value }) => ({
      field,
      operator,
      value: comparesWith(operator) ? value : "",
    })),
    order: form.orderBy ? [{ field: form.orderBy, descending: form.direction === "down" }] : [],
    limit: form.limit,
  };
}

/** What is shown in the form of a query that was kept, asked before, or stands in the address. */
export function formOf(tenant: string, asked: Asked, reason = ""): QueryForm {
  const first = asked.order?.[0];
  return {
    ...emptyQuery,
    tenant,
    collection: asked.collection,
    fields: [...(asked.fields ?? [])],
    filters: (asked.filters ?? []).map(({ field, operator, value }) => ({
      field,
      operator,
      value: value ?? "",
    })),
    orderBy: first?.field ?? "",
    direction: first?.descending ? "down" : "up",
    limit: asked.limit ?? emptyQuery.limit,
    reason,
  };
}

const inAddress = z.object({
  collection: z.string(),
  fields: z.array(z.string()).default([]),
  filters: z
    .array(z.object({ field: z.string(), operator: z.string(), value: z.string().default("") }))
    .default([]),
  order: z.array(z.object({ field: z.string(), descending: z.boolean().default(false) })).default([]),
  limit: z.number().nullish(),
});

/** What the address asks for; what it holds of nonsense is nothing. */
export function readAddress(search: URLSearchParams): QueryForm {
  const tenant = search.get("tenant") ?? "";
  try {
    const read = inAddress.safeParse(JSON.parse(search.get("q") ?? ""));
    if (read.success) return formOf(tenant, { ...read.data, limit: read.data.limit ?? null });
  } catch {
    // Not JSON: a mistyped or shortened link.
  }
  return { ...emptyQuery, tenant };
}

/** The reason and the code stay out of it: each is given anew. */
export function writeAddress(form: QueryForm): URLSearchParams {
  return new URLSearchParams({ tenant: form.tenant, q: JSON.stringify(askedOf(form)) });
}

export const fieldsOf = (
  collections: readonly QueryCollection[] | undefined,
  name: string,
): readonly QueryField[] => collections?.find((one) => one.name === name)?.fields ?? [];

const shownInCell = 160;

/** What a cell says; a long text is cut, its whole is in the JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = Array.isArray(value)
    ? value.join(", ")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
  return text.length > shownInCell ? `${text.slice(0, shownInCell)}…` : text;
}

/** Rows as objects, as the file has them. */
export function asObjects(
  fields: readonly { name: string }[],
  rows: readonly (readonly unknown[])[],
): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(fields.map(({ name }, index) => [name, row[index]])));
}
