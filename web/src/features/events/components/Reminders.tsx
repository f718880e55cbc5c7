/** When people are reminded before an event begins. */
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
import { Checkbox, Switch } from "@learnt/ui/form/CheckboxField";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { eventSettings } from "../queries";
import { choicesOf, MOST_REMINDERS } from "../reminders";

type Props = { value: readonly number[]; onChange: (minutes: number[]) => void; label: string };

/** Times to choose from; what is chosen and is none of the usual ones is offered too. */
export function ReminderChoice({ value, onChange, label }: Props) {
  const id = useId();
  const words = useReminderWords();
  return (
    <fieldset className="ev-days">
      <legend className="lt-label">{label}</legend>
      {choicesOf(value).map((minutes) => {
        const chosen = value.includes(minutes);
        return (
          <label key={minutes} className="lt-check-row" htmlFor={`${id}-${minutes}`}>
            <Checkbox
              id={`${id}-${minutes}`}
              checked={chosen}
              disabled={!chosen && value.length >= MOST_REMINDERS}
              onChange={() =>
                onChange(
                  (chosen ? value.filter((one) => one !== minutes) : [...value, minutes]).toSorted(
                    (one, other) => other - one,
                  ),
                )
              }
            />
            <span>{words(minutes)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** "1 day before". */
export function useReminderWords(): (minutes: number) => string {
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
  const words = useReminderWords();
  const { field } = useController({ name: "reminders" });
  const own = field.value as number[] | null;
  const settings = useQuery(eventSettings);
  const usual = settings.data?.reminders ?? [];
  return (
    <>
      <Switch
        label={t("remind.usual")}
        about={usual.length > 0 ? usual.map(words).join(", ") : settings.data && t("remind.never")}
        checked={own === null}
        onChange={(on) => field.onChange(on ? null : usual)}
      />
      <LookupTrouble of={settings} />
      {own !== null && <ReminderChoice label={t("remind.own")} value={own} onChange={field.onChange} />}
    </>
  );
}
