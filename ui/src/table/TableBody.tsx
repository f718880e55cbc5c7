/** The rows, or grey ones in their place while the first page loads. */
import type { Table } from "@tanstack/react-table";
import { useId } from "react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Skeleton } from "../feedback/Skeleton";
import { Checkbox } from "../form/CheckboxField";
import { primaryOf } from "./columnChoice";
import type { Column, DataTableProps, Features } from "./DataTable";

type Props<Row extends object> = Pick<DataTableProps<Row>, "rowHref" | "rowActions"> & {
  table: Table<Features, Row>;
  columns: readonly Column<Row>[];
  loading: boolean;
  perPage: number;
  selectable: boolean;
};

const isBare = ({ card = "labelled" }: { card?: Column<never>["card"] }) => card !== "labelled";

export function TableBody<Row extends object>({
  table,
  columns,
  loading,
  perPage,
  selectable,
  rowHref,
  rowActions,
}: Props<Row>) {
  const { t, Link } = useKit();
  const id = useId();
  const visible = columns.filter((column) => table.getColumn(column.id)?.getIsVisible());
  const primary = primaryOf(visible);

  if (loading) {
    return (
      <tbody>
        {Array.from({ length: Math.min(perPage, 10) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <tr key={i}>
            {selectable && <td className="kit-cell-check" />}
            {visible.map((column) => (
              <td key={column.id}>
                <Skeleton width={column === primary ? "70%" : "50%"} height="0.8rem" />
              </td>
            ))}
            {rowActions && <td />}
          </tr>
        ))}
      </tbody>
    );
  }

  return (
    <tbody>
      {table.getRowModel().rows.map((row) => {
        const to = rowHref?.(row.original);
        return (
          <tr key={row.id} className={cx(row.getIsSelected() && "kit-row-on", to && "kit-row-open")}>
            {selectable && (
              <td className="kit-cell-check">
                <Checkbox
                  id={`${id}-${row.id}-box`}
                  aria-label={t("selectRow")}
                  aria-labelledby={`${id}-${row.id}-box ${id}-${row.id}`}
                  checked={row.getIsSelected()}
                  onChange={(event) => row.toggleSelected(event.target.checked)}
                />
              </td>
            )}
            {visible.map((column) => (
              <td
                key={column.id}
                id={column === primary ? `${id}-${row.id}` : undefined}
                data-label={column === primary || isBare(column) ? undefined : column.header}
                className={cx(
                  column === primary ? "kit-cell-primary" : isBare(column) && `kit-cell-${column.card}`,
                  column.align === "end" && "kit-end",
                  (column.figures || column.align === "end") && "kit-figures",
                )}
              >
                {column === primary && to ? (
                  <Link to={to} className="kit-row-link">
                    {column.cell(row.original)}
                  </Link>
                ) : (
                  column.cell(row.original)
                )}
              </td>
            ))}
            {rowActions && <td className="kit-cell-actions">{rowActions(row.original)}</td>}
          </tr>
        );
      })}
    </tbody>
  );
}
