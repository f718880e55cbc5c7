/** Repeats an event by a rule that one puts together, with its dates before one's eyes; dates can be left out. */

import { Button } from "@learnt/ui/action/Button";
import { dateLocale } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { NumberField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { EventSeries, ManagedEvent } from "../model";
import { changeRule, repeatEvent, useRefetchEvents } from "../queries";
import {
  choiceOf,
  datesOf,
  firstChoice,
  frequencies,
  MAX_DATES,
  ruleOf,
  type Weekday,
  weekdays,
} from "../series";
import { useBooking } from "./BookAnyway";

/** So many dates are shown to be left out; of more there are only their number and the last. */
const MAX_SHOWN = 60;

type Props = {
  event: ManagedEvent;
  /** The series that it is one of, which follows the new rule from here on. */
  series?: EventSeries | null | undefined;
  onClose: () => void;
};

export function RepeatDialog({ event, series, onClose }: Props) {
  const inSeries = Boolean(series);
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const refetch = useRefetchEvents();
  const { book, question } = useBooking();
  const id = useId();
  const title = t(inSeries ? "repeat.change" : "repeat");
  const first = event.content.starts;
  const remaining = series?.dates.filter(
    ({ startsAt, status }) => startsAt >= event.startsAt && status === "published",
  );
  const initial = series ? choiceOf(series.rule, first, remaining?.length ?? 0) : firstChoice(first);
  const own = firstChoice(first).days;
  const [days, setDays] = useState<readonly Weekday[]>(initial.days);
  const [without, setWithout] = useState<readonly string[]>([]);
  const schema = z.object({
    frequency: z.enum(frequencies),
    interval: z.number().int().min(1).max(99),
    monthly: z.enum(["day", "weekday"]),
    ends: z.enum(["count", "until"]),
    count: z.number().int().min(2, t("repeat.fewest")).max(MAX_DATES, t("repeat.most")),
    until: z.string().min(1, t("momentNeeded")),
    reason: z.string().trim().max(500),
  });
  const form = useZodForm(schema, {
    defaultValues: {
      frequency: initial.frequency,
      interval: initial.interval,
      monthly: initial.monthly,
      ends: initial.count === null ? ("until" as const) : ("count" as const),
      count: initial.count ?? 10,
      until: initial.until,
      reason: "",
    },
  });
  const chosen = useWatch({ control: form.control });
  const rule = ruleOf(
    {
      frequency: chosen.frequency ?? "WEEKLY",
      interval: Number(chosen.interval) || 1,
      days,
      monthly: chosen.monthly ?? "day",
      count: chosen.ends === "until" ? null : Math.min(Number(chosen.count) || 1, MAX_DATES + 1),
      until: chosen.until || initial.until,
    },
    first,
  );
  const dates = datesOf(rule, first);
  const exceptions = without.filter((date) => dates.includes(date));
  const tooMany = dates.length > MAX_DATES;
  const shown = (date: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
    }).format(new Date(`${date}:00Z`));
  const turn = (date: string) =>
    setWithout(without.includes(date) ? without.filter((item) => item !== date) : [...without, date]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      note={t(inSeries ? "repeat.changeNote" : "repeat.note")}
      size="lg"
    >
      <Form
        form={form}
        label={title}
        onSubmit={async ({ reason }: { reason: string }) => {
          await book(async (anyway) => {
            if (inSeries) await changeRule(event.id, event.revision, rule, exceptions, reason, anyway);
            else await repeatEvent(event.id, event.revision, rule, exceptions, anyway);
            refetch();
            toast.success(t("repeat.done", { count: dates.length - exceptions.length }));
            onClose();
          });
        }}
      >
        <FormProblem />
        {question}
        <FieldRow>
          <SelectField
            name="frequency"
            label={t("repeat.frequency")}
            choices={frequencies.map((value) => ({ value, label: t(`repeat.${value}`) }))}
          />
          <NumberField name="interval" label={t("repeat.interval")} min={1} max={99} />
        </FieldRow>
        {chosen.frequency === "WEEKLY" && (
          <fieldset className="event-days">
            <legend className="kit-label">{t("repeat.days")}</legend>
            {weekdays.map((day) => (
              <label key={day} className="kit-check-row" htmlFor={`${id}-${day}`}>
                <Checkbox
                  id={`${id}-${day}`}
                  checked={days.includes(day)}
                  // The day of the event itself is one of them.
                  disabled={own.includes(day)}
                  onChange={() =>
                    setDays(days.includes(day) ? days.filter((item) => item !== day) : [...days, day])
                  }
                />
                <span>{t(`repeat.${day}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {chosen.frequency === "MONTHLY" && (
          <RadioField
            name="monthly"
            label={t("repeat.monthly")}
            choices={(["day", "weekday"] as const).map((value) => ({
              value,
              label: t(`repeat.by.${value}`),
            }))}
          />
        )}
        <RadioField
          name="ends"
          label={t("repeat.ends")}
          choices={(["count", "until"] as const).map((value) => ({ value, label: t(`repeat.end.${value}`) }))}
        />
        {chosen.ends === "until" ? (
          <TextField name="until" label={t("repeat.until")} type="date" />
        ) : (
          <NumberField name="count" label={t("repeat.count")} min={2} max={MAX_DATES} />
        )}
        {tooMany ? (
          <Notice tone="warn" title={t("repeat.tooMany")} />
        ) : (
          <Stack gap="2">
            <Text>
              {t("repeat.dates", {
                count: dates.length - exceptions.length,
                last: shown(dates.at(-1) ?? first),
              })}
            </Text>
            <ul className="event-dates">
              {dates.slice(0, MAX_SHOWN).map((date, index) => (
                <li key={date}>
                  <label className="kit-check-row" htmlFor={`${id}-${date}`}>
                    <Checkbox
                      id={`${id}-${date}`}
                      checked={!without.includes(date)}
                      disabled={index === 0}
                      onChange={() => turn(date)}
                    />
                    <span>{shown(date)}</span>
                  </label>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {inSeries && (
          <TextField
            name="reason"
            label={t("repeat.reason")}
            hint={t("repeat.reasonHint")}
            maxLength={500}
            dir="auto"
            optional
          />
        )}
        <FormActions>
          <Button onClick={onClose}>{t("close")}</Button>
          <SubmitButton busyText={t("saving")} disabledReason={tooMany ? t("repeat.tooMany") : undefined}>
            {t(inSeries ? "repeat.changeNow" : "repeat.now")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
