/** An id alone, such as a session's: it says nothing to a reader. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type DetailLine = { name: string; value: string };
type DetailReader = {
  moment: (when: string) => string;
  /** A text of the logs' catalogue. */
  t: (key: string, options: { defaultValue: string; n?: string }) => string;
};

/** Details whose values are words of the product, with the catalogue's groups of them. All others are what somebody wrote. */
const TRANSLATED_GROUPS: Record<string, readonly string[]> = {
  ...{ method: ["method"], factor: ["factor"], kind: ["kind"], why: ["why"], edit: ["edit"], plan: ["plan"] },
  ...{ status: ["status"], roles: ["role"], fields: ["field"] },
  ...{ before: ["status", "role", "switch"], after: ["switch"] },
  ...{ isBundle: ["switch"], isTemplate: ["switch"], type: ["type"], state: ["state"] },
};

/** Whether the row of a log says that an operator of the platform did it, who is nobody of the organisation. */
export const isByOperator = (details: Record<string, unknown>): boolean => details.operator === true;

/**
 * Details of any shape as lines: what it is, and its value in one line; moments and the product's own words as the reader
 * writes them. That it was an operator stands beside their name.
 */
export function linesOf(details: Record<string, unknown>, reader: DetailReader): DetailLine[] {
  return Object.entries(details)
    .filter(([name, value]) => name !== "operator" || value !== true)
    .map(([name, value]) => ({
      name: reader.t(`detail.${name}`, { defaultValue: name }),
      value: formatValue(value, { ...reader, groups: TRANSLATED_GROUPS[name] ?? [] }),
    }))
    .filter(({ value }) => value !== "");
}

const isMoment = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** What a person's row is about, beside the person: a document that they were given, completed or registered for. */
const DOCUMENTS = ["course", "resource", "form", "event", "pathway", "package", "item"] as const;

/** What such a row is about, as people call it; an id says nothing. */
export function documentOf(details: Record<string, unknown>): string {
  const result = DOCUMENTS.map((name) => details[name]).find((value) => typeof value === "string");
  return typeof result === "string" && !isId(result) ? result : "";
}

type GroupedReader = DetailReader & { groups: readonly string[] };

function formatValue(value: unknown, reader: GroupedReader): string {
  if (value === null || value === undefined) return "";
  if (isMoment(value)) return reader.moment(value);
  if (Array.isArray(value))
    return value
      .map((item) => formatValue(item, reader))
      .filter(Boolean)
      .join(", ");
  return typeof value === "object" ? fieldsOf(value, reader) : translateValue(String(value), reader);
}

/** Fields with their values. */
const fieldsOf = (fields: object, reader: GroupedReader): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `${translateValue(name, { ...reader, groups: ["field"] })} ${formatValue(value, reader)}`,
    )
    .join(", ");

/** By which provider somebody came: its kind, and whose word it was. */
const BY_PROVIDER = /^provider:\S+ (\S+)$/;
/** One of several fields of the same name. */
const NUMBERED = /^(\D+)(\d)$/;

function translateValue(value: string, { groups, t }: GroupedReader): string {
  const [, issuer] = BY_PROVIDER.exec(value) ?? [];
  const [, family, n] = NUMBERED.exec(value) ?? [];
  const word = issuer ? "provider" : (family ?? value);
  for (const group of groups) {
    const result = t(`value.${group}.${word}`, { defaultValue: "", ...(n ? { n } : {}) });
    if (result) return issuer ? `${result} (${issuer})` : result;
  }
  return value;
}
