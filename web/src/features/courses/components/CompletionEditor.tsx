/** When an activity counts as completed. */

import { Select } from "@learnt/ui/form/SelectField";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, type ActivityType, type Completion, rulesFor, usualRule } from "../model";
import { Figure } from "./Figure";

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
          name="figure"
          label={t("rule.percent")}
          unit="%"
          value={value.percent}
          most={100}
          disabled={disabled}
          onChange={(percent) => onChange({ kind: "watched", percent })}
        />
      )}
      {value.kind === "score" && (
        <Figure
          id={`${id}-score`}
          activity={activity}
          name="figure"
          label={t("rule.scorePercent")}
          unit="%"
          value={value.percent}
          most={100}
          disabled={disabled}
          onChange={(percent) => onChange({ kind: "score", percent })}
        />
      )}
      {value.kind === "timeSpent" && (
        <Figure
          id={`${id}-seconds`}
          activity={activity}
          name="figure"
          label={t("rule.seconds")}
          unit={t("rule.secondsUnit")}
          value={value.seconds}
          most={86_400}
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
