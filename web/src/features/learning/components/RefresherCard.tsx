/** When a course begins again, with the dates of an example person. It holds at once, for all who have the course. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../../app/localTime";
import {
  dayOfYear,
  defaultRefresher,
  isCompleteRefresher,
  monthDayOf,
  type Refresher,
  type RefresherMode,
  refresherModes,
} from "../due";
import { courseRefresher, courseRefresherKey, refresherExample, setCourseRefresher } from "../queries";

type Props = { courseId: string; canChange: boolean };

export function RefresherCard({ courseId, canChange }: Props) {
  const query = useQuery(courseRefresher(courseId));
  if (query.isPending) return <Skeleton height="10rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const saved = query.data.refresher;
  return <Form courseId={courseId} saved={saved} canChange={canChange} />;
}

function Form({ courseId, saved, canChange }: Props & { saved: Refresher }) {
  const { t } = useTranslation("learning");
  const queryClient = useQueryClient();
  const id = useId();
  const today = localDay(new Date());
  const {
    draft: { rule },
    edit,
    bar,
  } = useSaving({
    before: { rule: saved },
    changeOf: ({ rule }) => (isEqual(rule, saved) ? null : rule),
    save: async (rule) => {
      await setCourseRefresher(courseId, rule);
      await queryClient.invalidateQueries({ queryKey: courseRefresherKey(courseId) });
      toast.success(t("refresher.saved"));
    },
  });
  const setRule = (rule: Refresher) => edit({ rule });
  const { busy, isDirty: dirty } = bar;
  const disabled = !canChange || busy;
  return (
    <Card title={t("refresher.title")} note={t("refresher.note")}>
      <div className="kit-form">
        <SaveFailure
          error={bar.error}
          conflict={bar.conflict}
          describe={([, part]) => ({
            label: t("refresher.label"),
            text: part ? undefined : (value) => t(`refresher.mode.${(value as Refresher).mode}`),
          })}
        />
        <div className="learning-due">
          <FieldFrame id={`${id}-mode`} label={t("refresher.label")}>
            {(control) => (
              <Select
                {...control}
                value={rule.mode}
                disabled={disabled}
                onChange={(event) => setRule(defaultRefresher(event.target.value as RefresherMode, today))}
                choices={refresherModes.map((mode) => ({ value: mode, label: t(`refresher.mode.${mode}`) }))}
              />
            )}
          </FieldFrame>
          {rule.mode === "timeframe" && (
            <div className="kit-field learning-due-days">
              <label className="kit-label" htmlFor={`${id}-days`}>
                {t("refresher.days")}
              </label>
              <div className="kit-input-box">
                <input
                  id={`${id}-days`}
                  className="kit-input"
                  type="number"
                  min={1}
                  max={3650}
                  value={Number.isNaN(rule.days) ? "" : rule.days}
                  disabled={disabled}
                  onChange={(event) => setRule({ mode: "timeframe", days: event.target.valueAsNumber })}
                />
                <span className="kit-affix">{t("due.days")}</span>
              </div>
            </div>
          )}
          {rule.mode === "fixedDate" && (
            <FieldFrame id={`${id}-day`} label={t("refresher.day")} hint={t("refresher.dayHint")}>
              {(control) => (
                // A leap year, so that every day of a year can be chosen.
                <input
                  {...control}
                  className="kit-input"
                  type="date"
                  min="2024-01-01"
                  max="2024-12-31"
                  value={dayOfYear(rule.monthDay)}
                  disabled={disabled}
                  onChange={(event) =>
                    setRule({ mode: "fixedDate", monthDay: monthDayOf(event.target.value) })
                  }
                />
              )}
            </FieldFrame>
          )}
        </div>
        {rule.mode !== "none" && isCompleteRefresher(rule) && <Example rule={rule} today={today} />}
        {canChange && (
          <Flex as="p" wrap="wrap" gap="3">
            <Button
              variant="solid"
              busy={busy}
              onClick={bar.onSave}
              disabledReason={
                dirty
                  ? isCompleteRefresher(rule)
                    ? undefined
                    : t("refresher.incomplete")
                  : t("due.unchanged")
              }
            >
              {t("refresher.save")}
            </Button>
            {dirty && !busy && (
              <Button variant="ghost" onClick={bar.onReset}>
                {t("due.discard")}
              </Button>
            )}
          </Flex>
        )}
      </div>
    </Card>
  );
}

/** On which days the course begins again for somebody who is given it on a day that one chooses. */
function Example({ rule, today }: { rule: Refresher; today: string }) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const id = useId();
  const [inputText, setGiven] = useState(today);
  const query = useQuery({ ...refresherExample(rule, inputText), enabled: inputText !== "" });
  return (
    <Flex wrap="wrap" gap="1rem 2rem">
      <FieldFrame id={id} label={t("refresher.example")}>
        {(control) => (
          <input
            {...control}
            className="kit-input"
            type="date"
            value={inputText}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
      </FieldFrame>
      <div aria-live="polite">
        <p className="kit-label">{t("refresher.resets")}</p>
        <Flex as="ol" wrap="wrap" gap="0.25rem 1rem" marginBlockStart="2" fontVariantNumeric="tabular-nums">
          {(query.data?.days ?? []).map((day) => (
            <li key={day}>{format.date(day)}</li>
          ))}
        </Flex>
      </div>
      <QueryError query={query} />
    </Flex>
  );
}
