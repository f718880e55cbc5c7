/** The filter modes of the sample's tables: without regard to case, and a row that says nothing in the column passes. */
export const modes = [
  "contains",
  "starts-with",
  "ends-with",
  "matches",
  "greater-than",
  "less-than",
] as const;
export type Mode = (typeof modes)[number];
export type Cell = string | number | null | undefined;
export type RowFilter = { field: string; mode: Mode; value: string };

const isMode = (word: string): word is Mode => (modes as readonly string[]).includes(word);

/** As it stands in the address: `price.greater-than.20`. */
export function readFilter(text: string, fields: readonly string[]): RowFilter | null {
  const [, field = "", mode = "", value = ""] = /^([^.]*)\.([^.]*)\.(.*)$/s.exec(text) ?? [];
  return fields.includes(field) && isMode(mode) && value !== "" ? { field, mode, value } : null;
}

export const writeFilter = ({ field, mode, value }: RowFilter): string =>
  value === "" ? "" : `${field}.${mode}.${value}`;

export function isPassing(cell: Cell, mode: Mode, wanted: string): boolean {
  const has = String(cell ?? "").toLowerCase();
  const asked = wanted.trim().toLowerCase();
  if (has === "" || asked === "") return true;
  switch (mode) {
    case "contains":
      return has.includes(asked);
    case "starts-with":
      return has.startsWith(asked);
    case "ends-with":
      return has.endsWith(asked);
    case "matches":
      return has === asked;
    case "greater-than":
      return order(has, asked) > 0;
    case "less-than":
      return order(has, asked) < 0;
  }
}

function order(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return one === other ? 0 : one < other ? -1 : 1;
}

export type Values<Row> = Record<string, (row: Row) => Cell>;
type Asked = { search: string; sort: string; filter: string };

/** Rows as a list asks for them: found by words in any column, filtered in one, sorted by one. */
export function shownRows<Row>(rows: readonly Row[], values: Values<Row>, asked: Asked): Row[] {
  const words = asked.search.trim().toLowerCase();
  const filter = readFilter(asked.filter, Object.keys(values));
  const column = values[asked.sort.replace(/^-/, "")];
  const found = rows.filter((row) => {
    if (
      words &&
      !Object.values(values).some((of) =>
        String(of(row) ?? "")
          .toLowerCase()
          .includes(words),
      )
    )
      return false;
    return !filter || isPassing(values[filter.field]?.(row), filter.mode, filter.value);
  });
  if (!column) return found;
  const way = asked.sort.startsWith("-") ? -1 : 1;
  return found.toSorted((one, other) => way * compare(column(one), column(other)));
}

function compare(one: Cell, other: Cell): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one ?? "").localeCompare(String(other ?? ""));
}
