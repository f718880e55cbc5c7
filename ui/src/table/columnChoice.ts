/**
 * Which columns of a table are shown. The address says it, so that a link shows the same table; where it says nothing,
 * what the reader chose last on this device, or else the table's own choice.
 */
import { useState } from "react";
import type { Column } from "./DataTable";
import type { ListState } from "./listState";

export type Shown = Record<string, boolean>;
type Facts = Pick<Column<never>, "id" | "primary" | "hideable" | "hiddenAtFirst">;

/** The heading of each row; it is always shown. */
export function primaryOf<C extends Facts>(columns: readonly C[]): C | undefined {
  return columns.find((column) => column.primary) ?? columns[0];
}

export function shownColumns(
  columns: readonly Facts[],
  kept: Shown,
  wanted: readonly string[] | null,
): Shown {
  const primary = primaryOf(columns);
  const isShown = (column: Facts) => {
    if (column === primary || column.hideable === false) return true;
    if (wanted) return wanted.includes(column.id);
    return kept[column.id] ?? !column.hiddenAtFirst;
  };
  return Object.fromEntries(columns.map((column) => [column.id, isShown(column)]));
}

function read(key: string): Shown {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return value && typeof value === "object" ? (value as Shown) : {};
  } catch {
    return {};
  }
}

export function useColumnChoice(
  table: string,
  columns: readonly Facts[],
  { columns: wanted, setColumns }: ListState,
): [Shown, (id: string, on: boolean) => void] {
  const key = `learnt.columns.${table}`;
  const [kept, setKept] = useState(() => read(key));
  const shown = shownColumns(columns, kept, wanted);
  const choose = (id: string, on: boolean) => {
    const next = { ...shown, [id]: on };
    setKept(next);
    setColumns(columns.map((column) => column.id).filter((column) => next[column]));
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is closed (a private window): the choice stands in the address alone.
    }
  };
  return [shown, choose];
}
