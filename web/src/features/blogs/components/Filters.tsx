/** What the list can be narrowed down by, all of it in the address. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { CardTools } from "@learnt/ui/table/CardTools";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import type { ListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Kind, statuses } from "../model";
import { blogFilters } from "../queries";

const orders = ["-publishedAt", "publishedAt", "title"] as const;

type FiltersProps = { kind: Kind; state: ListState; total: number | undefined; mayWrite: boolean };

export function Filters({ kind, state, total, mayWrite }: FiltersProps) {
  const { t } = useTranslation("blogs");
  const query = useQuery(blogFilters(kind));
  const { data } = query;
  const choice = (name: "category" | "tag", values: readonly string[] = []) => (
    <FilterSelect
      state={state}
      name={name}
      label={t(`filter.${name}`)}
      all={t(`filter.${name}.all`)}
      choices={asChoices(values)}
    />
  );
  const isThere = (name: "category" | "tag", values: readonly string[] = []) =>
    values.length > 0 || Boolean(state.filters[name]);
  const hasFilters =
    mayWrite || query.isError || isThere("category", data?.categories) || isThere("tag", data?.tags);
  return (
    <CardTools
      state={state}
      searchLabel={t(`search.${kind}`)}
      total={total}
      orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      filters={
        hasFilters && (
          <>
            {mayWrite && (
              <FilterSelect
                state={state}
                name="status"
                label={t("filter.status")}
                all={t("filter.status.all")}
                choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              />
            )}
            {choice("category", data?.categories)}
            {choice("tag", data?.tags)}
            <QueryError query={query} />
          </>
        )
      }
    />
  );
}
