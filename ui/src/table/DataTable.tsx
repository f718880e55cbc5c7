/**
 * The one table: rows come from the server a page at a time, its state stands in the address.
 * Wide screens show a table with a sticky head, phones a list of cards. Rows are plain elements with class names.
 */
import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  type Table,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { EmptyState } from "../feedback/EmptyState";
import { ErrorState } from "../feedback/ErrorState";
import type { CheckboxProps } from "../form/CheckboxField";
import { useColumnChoice } from "./columnChoice";
import type { ListState } from "./listState";
import { CursorPages, type PageCursors, Pagination } from "./Pagination";
import { TableBody } from "./TableBody";
import { TableHead } from "./TableHead";
import { TableTools } from "./TableTools";
import { useFitsWidth } from "./useFitsWidth";
import { useLastPage } from "./useLastPage";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's name for sorting by this column. */
  sort?: string;
  align?: "start" | "end";
  /** Dates and the like: figures of one width, so that they stand below each other. */
  figures?: boolean;
  width?: string;
  /** The heading of the card on a phone; the first column if none says so. */
  primary?: boolean;
  /** May be hidden; true unless it is the primary column. */
  hideable?: boolean;
  hiddenAtFirst?: boolean;
  /** In the card on a phone: after its label (the usual), without one, or as the picture beside the heading. */
  card?: "labelled" | "bare" | "picture";
};

export type DataTableProps<Row> = {
  /** Under this name the last choice of columns is kept on the device. */
  id: string;
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  total: number | null | undefined;
  /** Given, the list is read on from row to row: it has a way on and back instead of numbered pages. */
  cursors?: PageCursors | undefined;
  state: ListState;
  rowId: (row: Row) => string;
  /** Where a row leads; nowhere, if it answers nothing. */
  rowHref?: (row: Row) => string | undefined;
  /** The first load: skeleton rows. */
  loading?: boolean;
  /** A later load: the rows before stay, dimmed. */
  fetching?: boolean;
  /** Shown instead of rows, as long as there are none. */
  error?: unknown;
  onRetry?: () => void;
  searchLabel?: string | undefined;
  filters?: ReactNode;
  /** Export and the like, at the end of the bar. */
  actions?: ReactNode;
  /** Given, rows can be selected; the bar it returns acts on them. */
  bulk?: (ids: string[], clear: () => void) => ReactNode;
  /** When there is nothing at all, not even without filters. */
  empty: ReactNode;
  /** Rows of 44 instead of 52 pixels. */
  dense?: boolean;
  /** Many columns beside each other: the heading of each row and the head stay in sight however far it is scrolled. */
  pinned?: boolean;
  /** Actions of one row, at its end. */
  rowActions?: (row: Row) => ReactNode;
};

export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
export type Features = typeof features;
const none: never[] = [];

/** The box that selects all rows of the page. */
export const pageBox = <Row extends object>(table: Table<Features, Row>): CheckboxProps => ({
  checked: table.getIsAllRowsSelected(),
  mixed: table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected(),
  onChange: (event) => table.toggleAllRowsSelected(event.target.checked),
});

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, rows, total, state, rowId, loading, fetching, onRetry, bulk, empty, dense } =
    props;
  const { cursors } = props;
  const { t } = useKit();
  // A later load that fails leaves what is there: the next one may succeed.
  const error = rows ? null : props.error;
  const [selection, setSelection] = useState<RowSelectionState>({});
  // What was chosen from one list is not what another search or filter shows: an action never reaches rows that nobody sees.
  const filterKey = JSON.stringify([state.search, state.filters]);
  const [chosenFrom, setChosenFrom] = useState(filterKey);
  if (chosenFrom !== filterKey) {
    setChosenFrom(filterKey);
    setSelection({});
  }
  const [shown, choose] = useColumnChoice(id, columns, state);
  const [box, fits] = useFitsWidth();

  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<Features, Row> => ({
          id: column.id,
          header: column.header,
          cell: ({ row }) => column.cell(row.original),
          meta: { column } as object,
        }),
      ),
    [columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data: (rows ?? none) as Row[],
    getRowId: rowId,
    enableRowSelection: Boolean(bulk),
    state: { rowSelection: selection, columnVisibility: shown },
    onRowSelectionChange: setSelection,
  });

  const ids = Object.keys(selection).filter((key) => selection[key]);
  const hasNone = !loading && !error && rows?.length === 0;
  const isBehind = useLastPage(state, hasNone && !fetching && !cursors ? total : null);
  const isEmpty = hasNone && !isBehind;
  const isFirst = state.page === 1 && !state.after && !state.before;
  const nothing = isEmpty && !state.isFiltered && isFirst;

  return (
    <section
      className={cx(
        "kit-card kit-table-card",
        dense && "kit-table-dense",
        props.pinned && "kit-table-pinned",
      )}
      aria-label={label}
    >
      {!nothing && (
        <TableTools
          {...props}
          shown={shown}
          onChoose={choose}
          bulkBar={bulk && ids.length > 0 ? bulk(ids, () => setSelection({})) : null}
          selected={ids.length}
          elsewhere={ids.length - table.getSelectedRowModel().rows.length}
          page={bulk ? pageBox(table) : null}
          onClear={() => setSelection({})}
        />
      )}
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : nothing ? (
        empty
      ) : isEmpty ? (
        <EmptyState
          title={t("noMatches")}
          action={<Button onClick={state.clear}>{t("clearFilters")}</Button>}
        />
      ) : (
        <div
          ref={box}
          className={cx("kit-table-scroll", fits && "kit-table-fits")}
          aria-busy={loading || fetching || undefined}
          // Where nothing in it takes the focus, the box itself does: it is scrolled by keys too.
          tabIndex={fits || bulk || props.rowHref || props.rowActions ? undefined : 0}
        >
          <table className={cx("kit-table", fetching && !loading && "kit-table-stale")}>
            <caption className="kit-sr">{label}</caption>
            <TableHead
              table={table}
              columns={columns}
              state={state}
              selectable={Boolean(bulk)}
              hasActions={Boolean(props.rowActions)}
            />
            <TableBody
              table={table}
              columns={columns}
              loading={Boolean(loading)}
              perPage={state.perPage}
              selectable={Boolean(bulk)}
              rowHref={props.rowHref}
              rowActions={props.rowActions}
            />
          </table>
        </div>
      )}
      {!error && !isEmpty && cursors && <CursorPages {...cursors} total={total} onGo={state.goOn} />}
      {!error && !isEmpty && !cursors && (
        <Pagination
          page={state.page}
          perPage={state.perPage}
          total={total ?? undefined}
          onPage={state.setPage}
        />
      )}
    </section>
  );
}
