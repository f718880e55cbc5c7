/**
 * Which columns of a table are shown. The address says it, so that a link shows the same table; where it says nothing,
 * what the reader chose last on this device, or else the table's own choice.
 */
import { useState } from "react";
import type { Column } from "./DataTable";
import type { ListState } from "./listState";

export type ShownColumns = Record<string, boolean>;
type ColumnFacts = Pick<Column<never>, "id" | "primary" | "hideable" | "hiddenAtFirst">;

/** The heading of each row; it is always shown. */
export function primaryOf<ColumnType extends ColumnFacts>(
  columns: readonly ColumnType[],
): ColumnType | undefined {
  return columns.find((column) => column.primary) ?? columns[0];
}

export function shownColumns(
  columns: readonly ColumnFacts[],
  stored: ShownColumns,
  requested: readonly string[] | null,
): ShownColumns {
  const primary = primaryOf(columns);
  const isShown = (column: ColumnFacts) => {
    if (column === primary || column.hideable === false) return true;
    if (requested) return requested.includes(column.id);
    return stored[column.id] ?? !column.hiddenAtFirst;
  };
  return Object.fromEntries(columns.map((column) => [column.id, isShown(column)]));
}

function read(key: string): ShownColumns {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return value && typeof value === "object" ? (value as ShownColumns) : {};
  } catch {
    return {};
  }
}

export function useColumnChoice(
  table: string,
  columns: readonly ColumnFacts[],
  { columns: requested, setColumns }: ListState,
): [ShownColumns, (id: string, on: boolean) => void] {
  const key = `learnt.columns.${table}`;
  const [stored, setStored] = useState(() => read(key));
  const shown = shownColumns(columns, stored, requested);
  const choose = (id: string, on: boolean) => {
    const next = { ...shown, [id]: on };
    setStored(next);
    setColumns(columns.map((column) => column.id).filter((column) => next[column]));
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is closed (a private window): the choice stands in the address alone.
    }
  };
  return [shown, choose];
}
