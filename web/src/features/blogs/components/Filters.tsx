/** What the list can be narrowed down by, all of it in the address. */
import { Button } from "@learnt/ui/action/Button";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import type { ListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Kind, statuses } from "../model";
import { blogFilters } from "../queries";

const orders = ["-publishedAt", "publishedAt", "title"] as const;

type FiltersProps = { kind: Kind; state: ListState; mayWrite: boolean };

export function Filters({ kind, state, mayWrite }: FiltersProps) {
  const { t } = useTranslation("blogs");
  const { data } = useQuery(blogFilters(kind));
  const choice = (name: "category" | "tag", values: readonly string[]) => {
    const chosen = state.filters[name] ?? "";
    // One that a link names stays to be seen, and to be taken away, where nothing has it any more.
    const all = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
    return (
      all.length > 0 && (
        <Select
          aria-label={t(`filter.${name}`)}
          placeholder={t(`filter.${name}.all`)}
          value={chosen}
          onChange={(event) => state.setFilter(name, event.target.value)}
          choices={all.map((value) => ({ value, label: value }))}
        />
      )
    );
  };
  return (
    <div className="lt-cards-tools">
      <SearchBox value={state.search} onChange={state.setSearch} label={t(`search.${kind}`)} />
      {mayWrite && (
        <Select
          aria-label={t("filter.status")}
          placeholder={t("filter.status.all")}
          value={state.filters.status ?? ""}
          onChange={(event) => state.setFilter("status", event.target.value)}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      )}
      {choice("category", data?.categories ?? [])}
      {choice("tag", data?.tags ?? [])}
      <Select
        aria-label={t("sort.label")}
        value={state.sort}
        onChange={(event) => state.setSort(event.target.value)}
        choices={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      {state.isFiltered && (
        <Button variant="ghost" size="sm" icon={<X />} onClick={state.clear}>
          {t("clear")}
        </Button>
      )}
    </div>
  );
}
