/** From which day to which events are looked for; both stand in the address. */
import { DateRange } from "@learnt/ui/form/DateRange";
import type { ListState } from "@learnt/ui/table/listState";
import { useTranslation } from "react-i18next";

export function DaysFilter({ state }: { state: Pick<ListState, "filters" | "setFilter"> }) {
  const { t } = useTranslation("events");
  const { from = "", to = "" } = state.filters;
  return (
    <DateRange
      labels={{ from: t("filter.from"), to: t("filter.to") }}
      from={from}
      to={to}
      onChange={state.setFilter}
    />
  );
}
