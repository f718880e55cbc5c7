/** The figures behind a chart: one row a place on its axis, one column a series. */

/** Colours of series, in the order in which they are given out; they can be told apart in every theme. */
export const seriesColours = [
  "var(--accent-shape)",
  "var(--second-shape)",
  "var(--info)",
  "var(--warn)",
  "var(--good)",
  "var(--bad)",
] as const;

export const colourOf = (index: number): string => seriesColours[index % seriesColours.length] as string;

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

export type Column = {
  id: string;
  name: string;
  /** How its values are written in the table, the legend and beside the pointer. */
  format?: (value: number) => string;
};

/** What a spreadsheet would take for a formula, and what would end a field too soon. */
function field(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The figures as a file that spreadsheets open: the names of the columns, then the rows, unrounded. */
export function csvOf(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ id }) => row[id]))];
  // The mark at the beginning tells Excel that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(field).join(",")).join("\r\n")}\r\n`;
}
