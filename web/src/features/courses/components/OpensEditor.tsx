/** When an activity opens: with the course, after others, or with time. */

import { Notice } from "@learnt/ui/feedback/Notice";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromLocal, toLocal } from "../../../app/localTime";
import type { Activity, Course } from "../model";
import { defaultOpens, MAX_DAYS, type Opens, openKinds, unreachableActivities } from "../unlockRules";
import { Figure } from "./Figure";

type Props = {
  course: Course;
  activity: Activity;
  disabled: boolean;
  error: string | undefined;
  onChange: (opens: Opens) => void;
  onLeave: () => void;
};

export function OpensEditor({ course, activity, disabled, error, onChange, onLeave }: Props) {
  const { t } = useTranslation("courses");
  const id = useId();
  const stored = activity.opens ?? { kind: "always" };
  // A kind that asks for a choice is none before that is made.
  const [kind, setKind] = useState<Opens["kind"]>(stored.kind);
  const value = stored.kind === kind ? stored : null;
  const never = unreachableActivities(course).get(activity.id);
  const choose = (next: Opens["kind"]) => {
    setKind(next);
    const usual = defaultOpens(next);
    if (usual) onChange(usual);
  };
  return (
    <fieldset className="course-fieldset course-completion" aria-label={t("opens.label")} onBlur={onLeave}>
      <FieldFrame id={`${id}-kind`} label={t("opens.label")}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            disabled={disabled}
            onChange={(event) => choose(event.target.value as Opens["kind"])}
            choices={openKinds.map((item) => ({ value: item, label: t(`opens.${item}`) }))}
          />
        )}
      </FieldFrame>
      {kind === "afterDays" && (
        <Figure
          id={`${id}-days`}
          activity={activity}
          name="days"
          label={t("opens.days")}
          unit={t("opens.daysUnit")}
          value={value?.kind === "afterDays" ? value.days : 7}
          max={MAX_DAYS}
          disabled={disabled}
          onChange={(days) => onChange({ kind, days })}
        />
      )}
      {kind === "onDate" && (
        <FieldFrame id={`${id}-at`} label={t("opens.at")} hint={t("availabilityHint")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              type="datetime-local"
              defaultValue={value?.kind === "onDate" ? toLocal(value.at) : ""}
              readOnly={disabled}
              onChange={(event) => {
                const at = fromLocal(event.target.value);
                if (at) onChange({ kind, at });
              }}
            />
          )}
        </FieldFrame>
      )}
      {kind === "afterActivities" && (
        <OtherActivities
          course={course}
          activity={activity}
          chosen={value?.kind === "afterActivities" ? value.activities : []}
          disabled={disabled}
          onChange={(activities) => onChange({ kind, activities })}
        />
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
      {!error && never && <Notice tone="warn" title={t(`opens.never.${never}`)} />}
    </fieldset>
  );
}

type OtherActivitiesProps = {
  course: Course;
  activity: Activity;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (activities: string[]) => void;
};

function OtherActivities({ course, activity, chosen, disabled, onChange }: OtherActivitiesProps) {
  const { t } = useTranslation("courses");
  const others = course.sections
    .flatMap(({ activities }) => activities)
    .filter(({ id }) => id !== activity.id);
  if (others.length === 0) return <p className="kit-field-hint">{t("opens.noOthers")}</p>;
  const known = chosen.filter((id) => others.some((item) => item.id === id));
  return (
    <fieldset className="course-fieldset">
      <legend className="kit-label">{t("opens.which")}</legend>
      <Stack gap="1" maxH="16rem" overflowY="auto">
        {others.map((item) => (
          <label key={item.id} className="kit-check-row">
            <input
              type="checkbox"
              className="kit-check"
              checked={known.includes(item.id)}
              // Without any it would be another rule.
              disabled={disabled || (known.length === 1 && known[0] === item.id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...known, item.id] : known.filter((id) => id !== item.id))
              }
            />
            <span dir="auto">{item.title}</span>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}
