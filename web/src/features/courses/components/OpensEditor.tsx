/** When an activity opens: with the course, after others, or with time. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromLocal, toLocal } from "../../../app/localTime";
import type { Activity, Course } from "../model";
import { MOST_DAYS, neverOpens, type Opens, openKinds, usualOpens } from "../opens";
import { Figure } from "./Figure";

type Props = {
  course: Course;
  activity: Activity;
  disabled: boolean;
  wrong: string | undefined;
  onChange: (opens: Opens) => void;
  onLeave: () => void;
};

export function OpensEditor({ course, activity, disabled, wrong, onChange, onLeave }: Props) {
  const { t } = useTranslation("courses");
  const id = useId();
  const stored = activity.opens ?? { kind: "always" };
  // A kind that asks for a choice is none before that is made.
  const [kind, setKind] = useState<Opens["kind"]>(stored.kind);
  const value = stored.kind === kind ? stored : null;
  const never = neverOpens(course).get(activity.id);
  const choose = (next: Opens["kind"]) => {
    setKind(next);
    const usual = usualOpens(next);
    if (usual) onChange(usual);
  };
  return (
    <fieldset className="co-fieldset co-completion" aria-label={t("opens.label")} onBlur={onLeave}>
      <div className="lt-field">
        <label className="lt-label" htmlFor={`${id}-kind`}>
          {t("opens.label")}
        </label>
        <Select
          id={`${id}-kind`}
          value={kind}
          disabled={disabled}
          onChange={(event) => choose(event.target.value as Opens["kind"])}
          choices={openKinds.map((one) => ({ value: one, label: t(`opens.${one}`) }))}
        />
      </div>
      {kind === "afterDays" && (
        <Figure
          id={`${id}-days`}
          activity={activity}
          name="days"
          label={t("opens.days")}
          unit={t("opens.daysUnit")}
          value={value?.kind === "afterDays" ? value.days : 7}
          most={MOST_DAYS}
          disabled={disabled}
          onChange={(days) => onChange({ kind, days })}
        />
      )}
      {kind === "onDate" && (
        <div className="lt-field">
          <label className="lt-label" htmlFor={`${id}-at`}>
            {t("opens.at")}
          </label>
          <input
            id={`${id}-at`}
            className="lt-input"
            type="datetime-local"
            defaultValue={value?.kind === "onDate" ? toLocal(value.at) : ""}
            readOnly={disabled}
            aria-describedby={`${id}-at-hint`}
            onChange={(event) => {
              const at = fromLocal(event.target.value);
              if (at) onChange({ kind, at });
            }}
          />
          <p className="lt-field-hint" id={`${id}-at-hint`}>
            {t("availabilityHint")}
          </p>
        </div>
      )}
      {kind === "afterActivities" && (
        <Others
          course={course}
          activity={activity}
          chosen={value?.kind === "afterActivities" ? value.activities : []}
          disabled={disabled}
          onChange={(activities) => onChange({ kind, activities })}
        />
      )}
      {wrong && (
        <p className="lt-field-error" role="alert">
          {wrong}
        </p>
      )}
      {!wrong && never && <Notice tone="warn" title={t(`opens.never.${never}`)} />}
    </fieldset>
  );
}

type OthersProps = {
  course: Course;
  activity: Activity;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (activities: string[]) => void;
};

function Others({ course, activity, chosen, disabled, onChange }: OthersProps) {
  const { t } = useTranslation("courses");
  const others = course.sections
    .flatMap(({ activities }) => activities)
    .filter(({ id }) => id !== activity.id);
  if (others.length === 0) return <p className="lt-field-hint">{t("opens.noOthers")}</p>;
  const known = chosen.filter((id) => others.some((one) => one.id === id));
  return (
    <fieldset className="co-fieldset">
      <legend className="lt-label">{t("opens.which")}</legend>
      <Stack gap="1" maxH="16rem" overflowY="auto">
        {others.map((one) => (
          <label key={one.id} className="lt-check-row">
            <input
              type="checkbox"
              className="lt-check"
              checked={known.includes(one.id)}
              // Without any it would be another rule.
              disabled={disabled || (known.length === 1 && known[0] === one.id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...known, one.id] : known.filter((id) => id !== one.id))
              }
            />
            <span dir="auto">{one.title}</span>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}
