/** Title, handle, description, picture, category, tags, order of learning, availability; saved as they are typed. */

import { useKit } from "@learnt/ui/base/kit";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SwitchField } from "@learnt/ui/form/CheckboxField";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ManagingTeams } from "../../../app/documentTeams";
import { PointsField } from "../../../app/lazyParts";
import { fromLocal, toLocal } from "../../../app/localTime";
import type { CourseDraft } from "../courseDraft";
import { type Course, isHandle, isMonths, MONTHS } from "../model";
import { certificateDesigns, courseTags, type DetailsPatch, edits } from "../queries";
import { useAutosave, useCanEdit, useCourseDraft } from "../useCourseDraft";
import { BundleCard } from "./BundleCard";
import { CoverField } from "./CoverField";

const fields = (course: Course) => ({
  title: course.title,
  handle: course.handle,
  description: course.description,
  category: course.category,
  tags: course.tags,
  sequential: course.sequential,
  certificate: course.certificate,
  certificateMonths: course.certificateMonths ?? null,
  certificateTemplate: course.certificateTemplate ?? "",
  certificateDownload: course.certificateDownload,
  chat: course.chat,
  availabilityFrom: toLocal(course.availabilityFrom ?? null),
  availabilityUntil: toLocal(course.availabilityUntil ?? null),
});
type Values = ReturnType<typeof fields>;

export function DetailsTab({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const draft = useCourseDraft();
  const query = useQuery(courseTags);
  const [start] = useState(() => ({ ...fields(course), ...unsentValues(draft) }));
  const form = useForm<Values>({ defaultValues: start, mode: "onChange" });
  const disabled = !useCanEdit(course);
  const looks = useCertificateDesigns(course.certificateTemplate ?? null);

  const { change, flush, error } = useAutosave<DetailsPatch>((patch) => {
    const { image, ...rest } = patch;
    return draft.edit(edits.details(course.id, patch), (now) => ({ ...now, ...rest }));
  });

  // What cannot be stored yet (an empty title, half a handle) stays here until it can.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name) return;
          const key = name.split(".")[0] as keyof Values;
          const changed = pairs.find((pair) => pair.includes(key)) ?? [key];
          const error = changed.find((item) => validationMessage(item, values, t));
          const held = keyOf(changed);
          if (error) {
            form.setError(error, { type: "own", message: validationMessage(error, values, t) as string });
            const input = Object.fromEntries(changed.map((item) => [item, values[item]]));
            draft.invalid(held, { label: t(`field.${error}`), tab: "details", values: input });
            return;
          }
          draft.invalid(held, null);
          form.clearErrors([...changed]);
          change(
            Object.fromEntries(changed.map((item) => [item, toStoredValue(item, values)])) as DetailsPatch,
          );
        },
      }),
    [form, change, draft, t],
  );
  // What could not be saved when this was closed still cannot be.
  useEffect(() => {
    for (const name of Object.keys(unsentValues(draft)) as (keyof Values)[]) {
      const message = validationMessage(name, form.getValues(), t);
      if (message) form.setError(name, { type: "own", message });
    }
  }, [draft, form, t]);

  useEffect(() => {
    if (!error) return;
    for (const { field, message } of toFailure(error).fields ?? [])
      form.setError(field as keyof Values, { type: "server", message });
  }, [error, toFailure, form]);

  return (
    <FormProvider {...form}>
      <Grid
        as="fieldset"
        minInlineSize="0"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
        gap="5"
        alignItems="start"
        aria-label={t("tab.details")}
        onBlur={flush}
      >
        <Card title={t("details.what")}>
          <div className="kit-form">
            <TextField name="title" label={t("field.title")} maxLength={200} disabled={disabled} />
            <TextField
              name="handle"
              label={t("field.handle")}
              hint={t("handleHint")}
              dir="ltr"
              maxLength={100}
              disabled={disabled}
            />
            <TextAreaField
              name="description"
              label={t("field.description")}
              rows={5}
              maxLength={5000}
              optional
              disabled={disabled}
            />
            <TextField
              name="category"
              label={t("field.category")}
              hint={
                query.data?.categories.length
                  ? t("categoryHint", { list: query.data.categories.slice(0, 6).join(", ") })
                  : undefined
              }
              maxLength={100}
              optional
              disabled={disabled}
            />
            <TagsField
              name="tags"
              label={t("field.tags")}
              suggestions={query.data?.tags ?? []}
              placeholder={t("tagsPlaceholder")}
              optional
              disabled={disabled}
            />
            <QueryError query={query} />
          </div>
        </Card>
        <Grid gap="5">
          <Card title={t("field.image")}>
            <CoverField course={course} />
          </Card>
          <Card title={t("details.how")}>
            <div className="kit-form">
              {!course.isBundle && (
                <>
                  <SwitchField name="sequential" label={t("field.sequential")} disabled={disabled} />
                  <p className="kit-field-hint">{t("sequentialHint")}</p>
                </>
              )}
              <SwitchField name="certificate" label={t("field.certificate")} disabled={disabled} />
              <p className="kit-field-hint">{t("certificateHint")}</p>
              {form.watch("certificate") && (
                <>
                  <NumberField
                    name="certificateMonths"
                    label={t("field.certificateMonths")}
                    hint={t("monthsHint")}
                    min={MONTHS.min}
                    max={MONTHS.max}
                    step={1}
                    optional
                    disabled={disabled}
                  />
                  <SelectField
                    name="certificateTemplate"
                    label={t("field.certificateTemplate")}
                    placeholder={t("certificateStandard")}
                    choices={looks.choices}
                    disabled={disabled}
                  />
                  <QueryError query={looks.known} />
                  <SwitchField
                    name="certificateDownload"
                    label={t("field.certificateDownload")}
                    disabled={disabled}
                  />
                  <p className="kit-field-hint">{t("downloadHint")}</p>
                </>
              )}
              <SwitchField name="chat" label={t("field.chat")} disabled={disabled} />
              <p className="kit-field-hint">{t("chatHint")}</p>
              <TextField
                name="availabilityFrom"
                label={t("field.availabilityFrom")}
                type="datetime-local"
                optional
                disabled={disabled}
              />
              <TextField
                name="availabilityUntil"
                label={t("field.availabilityUntil")}
                type="datetime-local"
                optional
                disabled={disabled}
                hint={t("availabilityHint")}
              />
            </div>
          </Card>
          <Suspense fallback={null}>
            <PointsField type="course" documentId={course.id} disabled={disabled} card />
          </Suspense>
          <BundleCard course={course} />
          <Suspense fallback={null}>
            <ManagingTeams
              of={course}
              onChoose={(teams) => draft.edit(edits.teams(course.id, teams), (now) => ({ ...now, teams }))}
            />
          </Suspense>
        </Grid>
      </Grid>
    </FormProvider>
  );
}

/** What is chosen stays so, also when it was archived since. */
function useCertificateDesigns(chosen: string | null) {
  const { t } = useTranslation("courses");
  const query = useQuery(certificateDesigns);
  const choices = (query.data ?? []).map(({ id, title }) => ({ value: id, label: title }));
  if (chosen !== null && !choices.some(({ value }) => value === chosen))
    choices.push({ value: chosen, label: query.data ? t("certificateArchived") : "…" });
  return { known: query, choices };
}

/** Either of two can make the other wrong or right: both are looked at, and sent, together. */
const pairs: readonly (readonly (keyof Values)[])[] = [
  ["availabilityFrom", "availabilityUntil"],
  ["certificate", "certificateMonths", "certificateTemplate"],
];

/** Under which name the draft keeps what cannot be saved of these fields. */
const keyOf = (names: readonly (keyof Values)[]): string => `details.${names.join(" ")}`;

const unsentValues = (draft: CourseDraft): Partial<Values> =>
  Object.assign(
    {},
    ...draft.invalidFields.filter(({ tab }) => tab === "details").map(({ values }) => values),
  );

function toStoredValue(key: keyof Values, values: Values) {
  if (key === "certificateMonths") return values.certificate ? values.certificateMonths : null;
  if (key === "certificateTemplate") return (values.certificate && values.certificateTemplate) || null;
  return key === "availabilityFrom" || key === "availabilityUntil" ? fromLocal(values[key]) : values[key];
}

function validationMessage(key: keyof Values, values: Values, t: (key: string) => string): string | null {
  if (key === "title" && !values.title.trim()) return t("titleRequired");
  if (key === "handle" && !isHandle(values.handle)) return t("handleWrong");
  if (key === "certificateMonths" && values.certificate && !isMonths(values.certificateMonths))
    return t("monthsWrong");
  const { availabilityFrom: from, availabilityUntil: until } = values;
  if (key === "availabilityUntil" && from && until && until <= from) return t("untilBeforeFrom");
  return null;
}
