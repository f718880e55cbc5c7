/** What was done, and when. */
import { actionName } from "@learnt/ui/base/audit";
import { useKit } from "@learnt/ui/base/kit";
import { choicesOf } from "@learnt/ui/form/choices";
import { DateRange } from "@learnt/ui/form/DateRange";
import { Select } from "@learnt/ui/form/SelectField";
import type { ListState } from "@learnt/ui/table/listState";
import { useTranslation } from "react-i18next";

type Props = { state: ListState; actions: readonly string[] | undefined };

export function Filters({ state, actions = [] }: Props) {
  const { t } = useTranslation("audit");
  const { locale } = useKit();
  const { action = "", from = "", to = "" } = state.filters;
  // A word that the address asks for may not be in use yet.
  const all = [...new Set([...actions, ...(action ? [action] : [])])];
  return (
    <>
      <Select
        aria-label={t("columns.action")}
        placeholder={t("allActions")}
        value={action}
        onChange={(event) => state.setFilter("action", event.target.value)}
        choices={choicesOf(all, (word) => actionName(t, word), locale)}
      />
      <DateRange labels={{ from: t("from"), to: t("to") }} from={from} to={to} onChange={state.setFilter} />
    </>
  );
}
