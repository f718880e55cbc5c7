/** When an activity counts as completed. */

import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, type ActivityType, type Completion, defaultCompletion, rulesFor } from "../model";
import { Figure } from "./Figure";

type Props = {
  activity: Pick<Activity, "id" | "title">;
  type: ActivityType;
  value: Completion;
  disabled: boolean;
  error: string | undefined;
  onChange: (rule: Completion) => void;
  onLeave: () => void;
};

export function CompletionEditor({ activity, type, value, disabled, error, onChange, onLeave }: Props) {
  const { t } = useTranslation("courses");
  const id = useId();
  const kinds = rulesFor[type];
  return (
    <fieldset className="course-fieldset course-completion" aria-label={t("completion")} onBlur={onLeave}>
      <FieldFrame id={`${id}-kind`} label={t("completion")}>
        {(control) => (
          <Select
            {...control}
            value={value.kind}
            disabled={disabled || kinds.length < 2}
            onChange={(event) => onChange(defaultCompletion(event.target.value as Completion["kind"]))}
            choices={kinds.map((kind) => ({
              value: kind,
              label: t(kind === "ticked" && type === "checklist" ? "rule.tickedItems" : `rule.${kind}`),
            }))}
          />
        )}
      </FieldFrame>
      {value.kind === "watched" && (
        <Figure
          id={`${id}-percent`}
          activity={activity}
          name="figure"
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
          name="figure"
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
          name="figure"
          label={t("rule.seconds")}
          unit={t("rule.secondsUnit")}
          value={value.seconds}
          max={86_400}
          disabled={disabled}
          onChange={(seconds) => onChange({ kind: "timeSpent", seconds })}
        />
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
