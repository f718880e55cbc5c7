/** Column heads: sort buttons, and the box that selects the page. */
import type { Table } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Checkbox } from "../form/CheckboxField";
import { type Column, type Features, pageBox } from "./DataTable";
import type { ListState } from "./listState";

type Props<Row extends object> = {
  table: Table<Features, Row>;
  columns: readonly Column<Row>[];
  state: ListState;
  selectable: boolean;
  hasActions: boolean;
};

export function TableHead<Row extends object>({ table, columns, state, selectable, hasActions }: Props<Row>) {
  const { t } = useKit();
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className="kit-cell-check">
            <Checkbox aria-label={t("selectPage")} {...pageBox(table)} />
          </th>
        )}
        {columns
          .filter((column) => table.getColumn(column.id)?.getIsVisible())
          .map((column) => (
            <HeadCell key={column.id} column={column} state={state} />
          ))}
        {hasActions && (
          <th scope="col" className="kit-cell-actions">
            <span className="kit-sr">{t("actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, state }: { column: Column<Row>; state: ListState }) {
  const name = column.sort;
  const order = !name
    ? undefined
    : state.sort === name
      ? "ascending"
      : state.sort === `-${name}`
        ? "descending"
        : undefined;
  const Icon = order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={name ? (order ?? "none") : undefined}
      className={cx(column.align === "end" && "kit-end")}
      style={column.width ? { inlineSize: column.width } : undefined}
    >
      {name ? (
        <button
          type="button"
          className={cx("kit-sort", order && "kit-sort-on")}
          onClick={() => state.setSort(order === "ascending" ? `-${name}` : name)}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
