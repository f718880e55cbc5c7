/** When an activity counts as completed. */
import { Select } from "@learnt/ui/form/SelectField";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ActivityType, type Completion, rulesFor, usualRule } from "../model";

type Props = {
  type: ActivityType;
  value: Completion;
  disabled: boolean;
  wrong: string | undefined;
  onChange: (rule: Completion) => void;
  onLeave: () => void;
};

export function CompletionEditor({ type, value, disabled, wrong, onChange, onLeave }: Props) {
  const { t } = useTranslation("courses");
  const id = useId();
  const kinds = rulesFor[type];
  return (
    <fieldset className="co-fieldset co-completion" aria-label={t("completion")} onBlur={onLeave}>
      <div className="lt-field">
        <label className="lt-label" htmlFor={`${id}-kind`}>
          {t("completion")}
        </label>
        <Select
          id={`${id}-kind`}
          value={value.kind}
          disabled={disabled || kinds.length < 2}
          onChange={(event) => onChange(usualRule(event.target.value as Completion["kind"]))}
          choices={kinds.map((kind) => ({
            value: kind,
            label: t(kind === "ticked" && type === "checklist" ? "rule.tickedItems" : `rule.${kind}`),
          }))}
        />
      </div>
      {value.kind === "watched" && (
        <Figure
          id={`${id}-percent`}
          label={t("rule.percent")}
          unit="%"
          value={value.percent}
          max={100}
          disabled={disabled}
          onChange={(percent) => onChange({ kind: "watched", percent })}
        />
      )}
      {value.kind === "timeSpent" && (
        <Figure
          id={`${id}-seconds`}
          label={t("rule.seconds")}
          unit={t("rule.secondsUnit")}
          value={value.seconds}
          max={86_400}
          disabled={disabled}
          onChange={(seconds) => onChange({ kind: "timeSpent", seconds })}
        />
      )}
      {wrong && (
        <p className="lt-field-error" role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

type FigureProps = {
  id: string;
  label: string;
  unit: string;
  value: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
};

/** A whole number from 1 to `max`; what is not one is not sent, and put right when the field is left. */
function Figure({ id, label, unit, value, max, disabled, onChange }: FigureProps) {
  const [text, setText] = useState(String(value));
  const read = (raw: string) =>
    /^\d+$/.test(raw) && Number(raw) >= 1 && Number(raw) <= max ? Number(raw) : null;
  return (
    <div className="lt-field co-figure">
      <label className="lt-label" htmlFor={id}>
        {label}
      </label>
      <div className="lt-input-box">
        <input
          id={id}
          className="lt-input"
          inputMode="numeric"
          value={text}
          readOnly={disabled}
          aria-invalid={read(text) === null || undefined}
          onChange={(event) => {
            setText(event.target.value);
            const next = read(event.target.value);
            if (next !== null) onChange(next);
          }}
          onBlur={() => read(text) === null && setText(String(value))}
        />
        <span className="lt-affix">{unit}</span>
      </div>
    </div>
  );
}
