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

export function matchesFilter(cell: Cell, mode: Mode, requestedValue: string): boolean {
  const has = String(cell ?? "").toLowerCase();
  const requested = requestedValue.trim().toLowerCase();
  if (has === "" || requested === "") return true;
  switch (mode) {
    case "contains":
      return has.includes(requested);
    case "starts-with":
      return has.startsWith(requested);
    case "ends-with":
      return has.endsWith(requested);
    case "matches":
      return has === requested;
    case "greater-than":
      return order(has, requested) > 0;
    case "less-than":
      return order(has, requested) < 0;
  }
}

function order(item: string, other: string): number {
  const [a, b] = [Number(item), Number(other)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b;
  return item === other ? 0 : item < other ? -1 : 1;
}

export type Values<Row> = Record<string, (row: Row) => Cell>;
type RowsQuery = { search: string; sort: string; filter: string };

/** Rows as a list asks for them: found by words in any column, filtered in one, sorted by one. */
export function shownRows<Row>(rows: readonly Row[], values: Values<Row>, query: RowsQuery): Row[] {
  const searchText = query.search.trim().toLowerCase();
  const filter = readFilter(query.filter, Object.keys(values));
  const column = values[query.sort.replace(/^-/, "")];
  const result = rows.filter((row) => {
    if (
      searchText &&
      !Object.values(values).some((of) =>
        String(of(row) ?? "")
          .toLowerCase()
          .includes(searchText),
      )
    )
      return false;
    return !filter || matchesFilter(values[filter.field]?.(row), filter.mode, filter.value);
  });
  if (!column) return result;
  const way = query.sort.startsWith("-") ? -1 : 1;
  return result.toSorted((item, other) => way * compare(column(item), column(other)));
}

function compare(item: Cell, other: Cell): number {
  if (typeof item === "number" && typeof other === "number") return item - other;
  return String(item ?? "").localeCompare(String(other ?? ""));
}
