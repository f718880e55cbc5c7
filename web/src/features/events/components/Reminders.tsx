/** When people are reminded before an event begins. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Checkbox, Switch } from "@learnt/ui/form/CheckboxField";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventSettings } from "../queries";
import { choicesOf, MAX_REMINDERS } from "../reminders";

type Props = { value: readonly number[]; onChange: (minutes: number[]) => void; label: string };

/** Times to choose from; what is chosen and is none of the usual ones is offered too. */
export function ReminderChoice({ value, onChange, label }: Props) {
  const id = useId();
  const reminderText = useReminderText();
  return (
    <fieldset className="event-days">
      <legend className="kit-label">{label}</legend>
      {choicesOf(value).map((minutes) => {
        const chosen = value.includes(minutes);
        return (
          <label key={minutes} className="kit-check-row" htmlFor={`${id}-${minutes}`}>
            <Checkbox
              id={`${id}-${minutes}`}
              checked={chosen}
              disabled={!chosen && value.length >= MAX_REMINDERS}
              onChange={() =>
                onChange(
                  (chosen ? value.filter((item) => item !== minutes) : [...value, minutes]).toSorted(
                    (item, other) => other - item,
                  ),
                )
              }
            />
            <span>{reminderText(minutes)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** "1 day before". */
export function useReminderText(): (minutes: number) => string {
  const { t } = useTranslation("events");
  return (minutes) => {
    if (minutes % 1440 === 0) return t("remind.days", { count: minutes / 1440 });
    if (minutes % 60 === 0) return t("remind.hours", { count: minutes / 60 });
    return t("remind.minutes", { count: minutes });
  };
}

/** Of one event: as the organisation says, or in its own way. */
export function RemindersField() {
  const { t } = useTranslation("events");
  const reminderText = useReminderText();
  const { field } = useController({ name: "reminders" });
  const own = field.value as number[] | null;
  const settings = useQuery(eventSettings);
  const usual = settings.data?.reminders ?? [];
  return (
    <>
      <Switch
        label={t("remind.usual")}
        about={usual.length > 0 ? usual.map(reminderText).join(", ") : settings.data && t("remind.never")}
        checked={own === null}
        onChange={(on) => field.onChange(on ? null : usual)}
      />
      <QueryError query={settings} />
      {own !== null && <ReminderChoice label={t("remind.own")} value={own} onChange={field.onChange} />}
    </>
  );
}
