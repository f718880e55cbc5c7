/** The bar above cards: search, filters (on a phone behind one button), order, and the way out of all of them. */
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { SearchBox } from "../form/SearchBox";
import { type Choice, Select } from "../form/SelectField";
import { Filters } from "./Filters";
import type { ListState } from "./listState";

export type CardToolsProps = {
  state: ListState;
  searchLabel: string;
  total?: number | null | undefined;
  /** In front of the search: how the list is shown. */
  before?: ReactNode;
  filters?: ReactNode;
  /** Filters that stand in front of the search, and are not counted among those behind the button. */
  apart?: readonly string[];
  orders?: readonly Choice[];
};

export function CardTools({
  state,
  searchLabel,
  total,
  before,
  filters,
  apart = [],
  orders,
}: CardToolsProps) {
  const { t } = useKit();
  // A new box: words that it was still about to tell are gone too.
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared((times) => times + 1);
    state.clear();
  };
  const folded = Object.entries(state.filters).filter(([name]) => !apart.includes(name));
  return (
    <div className="kit-cards-tools">
      {before}
      <SearchBox key={cleared} value={state.search} onChange={state.setSearch} label={searchLabel} />
      {filters && (
        <Filters bare state={{ filters: Object.fromEntries(folded) }} total={total} onClear={clear}>
          {filters}
        </Filters>
      )}
      {orders && (
        <Select
          aria-label={t("sortBy")}
          value={state.sort}
          onChange={(event) => state.setSort(event.target.value)}
          choices={orders}
        />
      )}
      {state.isFiltered && (
        <Button variant="ghost" size="sm" icon={<X />} onClick={clear}>
          {t("clearFilters")}
        </Button>
      )}
    </div>
  );
}
