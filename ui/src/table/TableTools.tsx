/** The bar above a table: search, filters, what can be done with the selection, export, choice of columns. */
import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button, IconButton } from "../action/Button";
import { useKit } from "../base/kit";
import { Checkbox, type CheckboxProps } from "../form/CheckboxField";
import { SearchBox } from "../form/SearchBox";
import { Select } from "../form/SelectField";
import { ColumnPanel } from "./ColumnPanel";
import { primaryOf } from "./columnChoice";
import type { DataTableProps } from "./DataTable";
import { Filters } from "./Filters";
import { SavedViews } from "./SavedViews";

type Props<Row> = DataTableProps<Row> & {
  shown: Record<string, boolean>;
  onChoose: (id: string, on: boolean) => void;
  bulkBar: ReactNode;
  selected: number;
  /** So many of them are on other pages. */
  elsewhere: number;
  /** The box that selects the page, where the head of the table is not shown. */
  page: CheckboxProps | null;
  onClear: () => void;
};

export function TableTools<Row>({
  id: list,
  columns,
  state,
  searchLabel,
  filters,
  actions,
  total,
  shown,
  onChoose,
  bulkBar,
  selected,
  elsewhere,
  page,
  onClear,
}: Props<Row>) {
  const { t } = useKit();
  const id = useId();
  const primary = primaryOf(columns);
  const choosable = columns.filter((column) => column !== primary && column.hideable !== false);
  const sortable = columns.filter((column) => column.sort);
  // A new box: words that it was still about to tell are gone too.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared((times) => times + 1);
    state.clear();
  };
  return (
    <div className="kit-tools">
      {searchLabel && (
        <SearchBox key={cleared} value={state.search} onChange={state.setSearch} label={searchLabel} />
      )}
      {filters && (
        <Filters state={state} total={total} onClear={clear}>
          {filters}
        </Filters>
      )}
      {state.isFiltered && (
        <Button variant="ghost" size="sm" icon={<X />} onClick={clear}>
          {t("clearFilters")}
        </Button>
      )}
      {(sortable.length > 0 || page) && (
        <div className="kit-tools-phone">
          {page && (
            <label className="kit-check-row" htmlFor={id}>
              <Checkbox {...page} id={id} />
              {t("selectPage")}
            </label>
          )}
          {sortable.length > 0 && (
            <Select
              aria-label={t("sortBy")}
              value={state.sort}
              onChange={(event) => state.setSort(event.target.value)}
              choices={sortable.flatMap(({ header, sort = "" }) => [
                { value: sort, label: t("sortedUp", { column: header }) },
                { value: `-${sort}`, label: t("sortedDown", { column: header }) },
              ])}
            />
          )}
        </div>
      )}
      <div className="kit-tools-end">
        {bulkBar && (
          <div className="kit-bulk">
            <span role="status">
              {t("selected", { count: selected })}
              {elsewhere > 0 && ` ${t("selectedElsewhere", { number: elsewhere })}`}
            </span>
            {bulkBar}
            <IconButton label={t("clearSelection")} icon={<X />} size="sm" onClick={onClear} />
          </div>
        )}
        {actions}
        {(searchLabel || filters) && (
          <SavedViews list={list} state={state} onGo={() => setCleared((times) => times + 1)} />
        )}
        {choosable.length > 0 && <ColumnPanel columns={choosable} shown={shown} onChoose={onChoose} />}
      </div>
    </div>
  );
}
