/** What was done, and when. */
import { useKit } from "@learnt/ui/base/kit";
import { Select } from "@learnt/ui/form/SelectField";
import type { ListState } from "@learnt/ui/table/listState";
import { useTranslation } from "react-i18next";
import { actionChoices } from "../model";

type Props = { state: ListState; words: readonly string[] | undefined };

export function Filters({ state, words = [] }: Props) {
  const { t } = useTranslation("audit");
  const { locale } = useKit();
  const { action = "", from = "", to = "" } = state.filters;
  // A word that the address asks for may not be in use yet.
  const all = [...new Set([...words, ...(action ? [action] : [])])];
  return (
    <>
      <Select
        aria-label={t("columns.action")}
        placeholder={t("allActions")}
        value={action}
        onChange={(event) => state.setFilter("action", event.target.value)}
        choices={actionChoices(t, all, locale)}
      />
      <Day label={t("from")} value={from} max={to} onChange={(day) => state.setFilter("from", day)} />
      <Day label={t("to")} value={to} min={from} onChange={(day) => state.setFilter("to", day)} />
    </>
  );
}

type DayProps = {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
};

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <label className="audit-day">
      <span>{label}</span>
      <input
        type="date"
        className="lt-input"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
