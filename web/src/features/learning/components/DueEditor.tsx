/** By when something is to be completed: whenever, on a day, some days after it was assigned, or by a date of the person. */

import { useFormat } from "@learnt/ui/base/format";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { useQuery } from "@tanstack/react-query";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ShownField, shownFields } from "../../../app/customFields";
import { localDay } from "../../../app/localTime";
import { type DateField, type DueKind, type DueRule, defaultDueRule, dueKinds, dueText } from "../due";
import "../learning.css";

const none: readonly ShownField[] = [];

/** The date fields that an admin described. */
export function useDateFields(): readonly DateField[] {
  const all = useQuery(shownFields).data ?? none;
  return useMemo(() => all.filter(({ type }) => type === "date"), [all]);
}

export type DueEditorProps = {
  value: DueRule | null;
  /** What `null` stands for, where something else says by when. */
  inherited?: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (rule: DueRule | null) => void;
};

export function DueEditor({ value, inherited, disabled, error, onChange }: DueEditorProps) {
  const { t } = useTranslation("learning");
  const id = useId();
  const query = useQuery(shownFields);
  const fields = useDateFields();
  const kinds = dueKinds.filter((kind) => kind !== "field" || fields.length > 0 || value?.kind === "field");
  const choose = (kind: string) =>
    onChange(kind === "" ? null : defaultDueRule(kind as DueKind, fields, localDay(new Date())));
  const days = (of: { days: number }, change: (days: number) => DueRule, label: string, low: number) => (
    <div className="kit-field learning-due-days">
      <label className="kit-label" htmlFor={`${id}-days`}>
        {label}
      </label>
      <div className="kit-input-box">
        <input
          id={`${id}-days`}
          className="kit-input"
          type="number"
          min={low}
          max={3650}
          value={Number.isNaN(of.days) ? "" : of.days}
          disabled={disabled}
          onChange={(event) => onChange(change(event.target.valueAsNumber))}
        />
        <span className="kit-affix">{t("due.days")}</span>
      </div>
    </div>
  );
  return (
    <div className="learning-due">
      <QueryError query={query} />
      <FieldFrame id={`${id}-kind`} label={t("due.label")}>
        {(control) => (
          <Select
            {...control}
            value={value?.kind ?? ""}
            disabled={disabled}
            {...(inherited === undefined ? {} : { placeholder: inherited })}
            onChange={(event) => choose(event.target.value)}
            choices={kinds.map((kind) => ({ value: kind, label: t(`due.kind.${kind}`) }))}
          />
        )}
      </FieldFrame>
      {value?.kind === "on" && (
        <FieldFrame id={`${id}-date`} label={t("due.date")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              type="date"
              value={value.date}
              disabled={disabled}
              onChange={(event) => onChange({ kind: "on", date: event.target.value })}
            />
          )}
        </FieldFrame>
      )}
      {value?.kind === "after" && days(value, (n) => ({ kind: "after", days: n }), t("due.after"), 0)}
      {value?.kind === "field" && (
        <>
          <FieldFrame id={`${id}-field`} label={t("due.field")}>
            {(control) => (
              <Select
                {...control}
                value={value.field}
                disabled={disabled}
                onChange={(event) => onChange({ ...value, field: event.target.value })}
                choices={[
                  ...fields.map(({ key, label }) => ({ value: key, label })),
                  ...(fields.some(({ key }) => key === value.field)
                    ? []
                    : [{ value: value.field, label: value.field }]),
                ]}
              />
            )}
          </FieldFrame>
          {days(value, (n) => ({ ...value, days: n }), t("due.afterField"), -3650)}
        </>
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A due date's rule in words. */
export function DueText({ rule }: { rule: DueRule }) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  return dueText(t, rule, useDateFields(), format.date);
}
