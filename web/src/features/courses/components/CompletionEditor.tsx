/** When an activity counts as completed. */

import { isEnter } from "@learnt/ui/base/keys";
import { Select } from "@learnt/ui/form/SelectField";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, type ActivityType, type Completion, rulesFor, usualRule } from "../model";
import { useDraft } from "../useDraft";

type Props = {
  activity: Pick<Activity, "id" | "title">;
  type: ActivityType;
  value: Completion;
  disabled: boolean;
  wrong: string | undefined;
  onChange: (rule: Completion) => void;
  onLeave: () => void;
};

export function CompletionEditor({ activity, type, value, disabled, wrong, onChange, onLeave }: Props) {
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
          activity={activity}
          label={t("rule.percent")}
          unit="%"
          value={value.percent}
          max={100}
          disabled={disabled}
          onChange={(percent) => onChange({ kind: "watched", percent })}
        />
      )}
      {value.kind === "score" && (
        <Figure
          id={`${id}-score`}
          activity={activity}
          label={t("rule.scorePercent")}
          unit="%"
          value={value.percent}
          max={100}
          disabled={disabled}
          onChange={(percent) => onChange({ kind: "score", percent })}
        />
      )}
      {value.kind === "timeSpent" && (
        <Figure
          id={`${id}-seconds`}
          activity={activity}
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
  activity: Pick<Activity, "id" | "title">;
  label: string;
  unit: string;
  value: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
};

/** A whole number from 1 to `max`. It is saved when it is finished: the field is left, or Enter is pressed. */
function Figure({ id, activity, label, unit, value, max, disabled, onChange }: FigureProps) {
  const { t } = useTranslation("courses");
  const draft = useDraft();
  const key = `${activity.id}.figure`;
  const [text, setText] = useState(() => String(draft.typedIn(key)?.text ?? value));
  const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const isValid = number >= 1 && number <= max;
  const [left, setLeft] = useState(() => draft.typedIn(key) !== undefined);
  const finish = () => {
    setLeft(true);
    if (isValid && number !== value) onChange(number);
  };
  const finishing = useRef(finish);
  finishing.current = finish;
  // Whoever closes the tab or the editor in the middle has finished, too.
  const [flush] = useState(() => () => finishing.current());
  useEffect(() => () => draft.typing(flush, false), [draft, flush]);
  const type = (next: string) => {
    setText(next);
    setLeft(false);
    const typed = /^\d+$/.test(next.trim()) ? Number(next) : Number.NaN;
    const isFine = typed >= 1 && typed <= max;
    draft.typing(flush, isFine && typed !== value);
    const field = { label: activity.title, tab: "content", activity: activity.id } as const;
    draft.invalid(key, isFine ? null : { ...field, values: { text: next } });
  };
  const leave = () => {
    finish();
    draft.typing(flush, false);
  };
  const message = left && !isValid ? t("rule.figureWrong", { max }) : null;
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
          aria-invalid={!isValid || undefined}
          aria-describedby={message ? `${id}-wrong` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => isEnter(event) && leave()}
          onBlur={leave}
        />
        <span className="lt-affix">{unit}</span>
      </div>
      {message && (
        <p className="lt-field-error" id={`${id}-wrong`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
