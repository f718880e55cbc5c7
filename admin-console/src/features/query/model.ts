/** A query as it is typed, as it is sent, and as it stands in the address. The server reads it again. */
import { z } from "zod";
import type { CollectionQuery, QueryCollection, QueryField } from "./queries";

export const maxRows = 1000;
export const maxFilters = 10;

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

export type InputProblem = "tenant" | "collection" | "field" | "operator" | "limit" | "reason";

export const querySchema = (translateError: (problem: InputProblem) => string) =>
  z.object({
    tenant: z.string().min(1, translateError("tenant")),
    collection: z.string().min(1, translateError("collection")),
    fields: z.array(z.string()),
    filters: z.array(
      z.object({
        field: z.string().min(1, translateError("field")),
        operator: z.string().min(1, translateError("operator")),
        value: z.string(),
      }),
    ),
    orderBy: z.string(),
    direction: z.enum(["up", "down"]),
    limit: z
      .number(translateError("limit"))
      .int(translateError("limit"))
      .min(1, translateError("limit"))
      .max(maxRows, translateError("limit"))
      .nullable()
      .refine((limit) => limit !== null, translateError("limit")),
    reason: z.string().trim().min(3, translateError("reason")),
    code: z.string(),
  });

/** Whether an operator compares with something. */
export const comparesWith = (operator: string) =>
  operator !== "" && operator !== "isEmpty" && operator !== "isFilled";

export function toCollectionQuery(form: QueryForm): CollectionQuery {
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
export function formOf(tenant: string, query: CollectionQuery, reason = ""): QueryForm {
  const first = query.order?.[0];
  return {
    ...emptyQuery,
    tenant,
    collection: query.collection,
    fields: [...(query.fields ?? [])],
    filters: (query.filters ?? []).map(({ field, operator, value }) => ({
      field,
      operator,
      value: value ?? "",
    })),
    orderBy: first?.field ?? "",
    direction: first?.descending ? "down" : "up",
    limit: query.limit ?? emptyQuery.limit,
    reason,
  };
}

const urlSchema = z.object({
  collection: z.string(),
  fields: z.array(z.string()).default([]),
  filters: z
    .array(z.object({ field: z.string(), operator: z.string(), value: z.string().default("") }))
    .default([]),
  order: z.array(z.object({ field: z.string(), descending: z.boolean().default(false) })).default([]),
  limit: z.number().nullish(),
});

/** What the address asks for; what it holds of nonsense is nothing. */
export function parseQueryUrl(search: URLSearchParams): QueryForm {
  const tenant = search.get("tenant") ?? "";
  try {
    const read = urlSchema.safeParse(JSON.parse(search.get("q") ?? ""));
    if (read.success) return formOf(tenant, { ...read.data, limit: read.data.limit ?? null });
  } catch {
    // Not JSON: a mistyped or shortened link.
  }
  return { ...emptyQuery, tenant };
}

/** The reason and the code stay out of it: each is given anew. */
export function toQueryUrlParams(form: QueryForm): URLSearchParams {
  return new URLSearchParams({ tenant: form.tenant, q: JSON.stringify(toCollectionQuery(form)) });
}

export const fieldsOf = (
  collections: readonly QueryCollection[] | undefined,
  name: string,
): readonly QueryField[] => collections?.find((item) => item.name === name)?.fields ?? [];

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
export function rowsToObjects(
  fields: readonly { name: string }[],
  rows: readonly (readonly unknown[])[],
): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(fields.map(({ name }, index) => [name, row[index]])));
}
