/** The bar above a table: search, filters, what can be done with the selection, export, choice of columns. */
import { Columns3, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../action/Button";
import { useKit } from "../base/kit";
import { SearchBox } from "../form/SearchBox";
import { Menu } from "../overlay/Menu";
import { primaryOf } from "./columnChoice";
import type { DataTableProps } from "./DataTable";

type Props<Row> = DataTableProps<Row> & {
  shown: Record<string, boolean>;
  onChoose: (id: string, on: boolean) => void;
  bulkBar: ReactNode;
  selected: number;
  onClear: () => void;
};

export function TableTools<Row>({
  columns,
  state,
  searchLabel,
  filters,
  actions,
  shown,
  onChoose,
  bulkBar,
  selected,
  onClear,
}: Props<Row>) {
  const { t } = useKit();
  const primary = primaryOf(columns);
  const choosable = columns.filter((column) => column !== primary && column.hideable !== false);
  return (
    <div className="lt-tools">
      {searchLabel && <SearchBox value={state.search} onChange={state.setSearch} label={searchLabel} />}
      {filters && <div className="lt-tools-filters">{filters}</div>}
      {state.isFiltered && (
        <Button variant="ghost" size="sm" icon={<X />} onClick={state.clear}>
          {t("clearFilters")}
        </Button>
      )}
      <div className="lt-tools-end">
        {bulkBar && (
          <div className="lt-bulk" role="status">
            <span>{t("selected", { count: selected })}</span>
            {bulkBar}
            <IconButton label={t("clearSelection")} icon={<X />} size="sm" onClick={onClear} />
          </div>
        )}
        {actions}
        {choosable.length > 0 && (
          <Menu
            trigger={<Button icon={<Columns3 />}>{t("columns")}</Button>}
            entries={choosable.map((column) => ({
              id: column.id,
              label: column.header,
              checked: Boolean(shown[column.id]),
              keepOpen: true,
              onSelect: () => onChoose(column.id, !shown[column.id]),
            }))}
          />
        )}
      </div>
    </div>
  );
}
