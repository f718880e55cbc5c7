/** All that is written of an event; its times are those of the clocks at its place. */
import { RichTextField } from "@learnt/ui/editor/RichTextEditor";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { audiences, type Content } from "../model";
import { PictureField } from "./PictureField";
import { type EventNames, Planning } from "./Planning";
import { RemindersField } from "./Reminders";

type Props = {
  content: Content;
  label: string;
  submit: string;
  busy: string;
  onSubmit: (content: Content) => Promise<unknown>;
  /** What is saved now, if it is. */
  saved?: Content;
  onStale?: () => Promise<unknown>;
  actions?: ReactNode;
  eventId?: string;
  /** What the ids in it are called. */
  named?: EventNames;
};

const promotions = ["auto", "offer", "manual"] as const;

const zones = Intl.supportedValuesOf("timeZone");

export function EventForm({
  content,
  label,
  submit,
  busy,
  onSubmit,
  saved,
  onStale,
  actions,
  eventId,
  named,
}: Props) {
  const { t } = useTranslation("events");
  const moment = z.string().min(1, t("momentNeeded"));
  const later = z
    .string()
    .nullish()
    .transform((text) => text || null);
  const schema = z
    .object({
      title: z.string().trim().min(1, t("titleNeeded")).max(200),
      description: z.custom<Content["description"]>(),
      category: z.string().trim().max(100),
      tags: z.array(z.string()).max(20),
      address: z.string().trim().max(500),
      onlineUrl: z.string().trim().max(500),
      starts: moment,
      ends: moment,
      timeZone: z.string(),
      capacity: z.number().int().min(1, t("capacityNeeded")).nullable(),
      waitlistCapacity: z.number().int().min(0).nullable(),
      approval: z.boolean(),
      registerUntil: later,
      cancelUntil: later,
      promotion: z.enum(promotions),
      trainers: z.array(z.string()),
      assets: z.array(z.string()),
      audience: z.enum(audiences),
      image: z.string().nullable(),
      reminders: z.array(z.number()).nullable(),
      offerHours: z.number().int().min(1, t("hoursNeeded")).max(720, t("hoursNeeded")),
    })
    .refine(({ starts, ends }) => ends > starts, { path: ["ends"], error: t("endsAfter") });
  const values = (of: Content) => ({
    ...of,
    category: of.category ?? "",
    tags: of.tags ?? [],
    address: of.address ?? "",
    onlineUrl: of.onlineUrl ?? "",
    capacity: of.capacity ?? null,
    waitlistCapacity: of.waitlistCapacity ?? null,
    approval: of.approval ?? false,
    registerUntil: of.registerUntil ?? null,
    cancelUntil: of.cancelUntil ?? null,
    offerHours: of.offerHours ?? 24,
    trainers: of.trainers ?? [],
    assets: of.assets ?? [],
    audience: of.audience ?? ("everyone" as const),
    image: of.image ?? null,
    reminders: of.reminders ?? null,
  });
  const form = useZodForm(schema, { defaultValues: values(content) });
  const promotion = useWatch({ control: form.control, name: "promotion" });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      label={label}
      {...(saved ? { saved: values(saved) } : {})}
      {...(onStale ? { onStale } : {})}
    >
      <FormProblem />
      <Stack gap="5">
        <Card title={t("part.about")}>
          <Stack gap="4">
            <TextField name="title" label={t("field.title")} maxLength={200} dir="auto" autoComplete="off" />
            <RichTextField name="description" label={t("field.description")} />
            <FieldRow>
              <TextField name="category" label={t("field.category")} maxLength={100} optional />
              <TagsField name="tags" label={t("field.tags")} optional />
            </FieldRow>
          </Stack>
        </Card>
        <Card title={t("part.when")}>
          <Stack gap="4">
            <FieldRow>
              <TextField name="starts" label={t("field.starts")} type="datetime-local" />
              <TextField name="ends" label={t("field.ends")} type="datetime-local" />
            </FieldRow>
            <SelectField
              name="timeZone"
              label={t("field.timeZone")}
              hint={t("timeZoneHint")}
              choices={[...new Set([content.timeZone, ...zones])].map((zone) => ({
                value: zone,
                label: zone.replaceAll("_", " "),
              }))}
            />
            <TextField name="address" label={t("field.address")} maxLength={500} dir="auto" optional />
            <TextField
              name="onlineUrl"
              label={t("field.onlineUrl")}
              hint={t("onlineHint")}
              type="url"
              inputMode="url"
              dir="ltr"
              maxLength={500}
              optional
            />
          </Stack>
        </Card>
        <Card title={t("part.planning")} note={t("part.planning.note")}>
          <Stack gap="4">
            <Planning eventId={eventId} named={named} />
          </Stack>
        </Card>
        <Card title={t("part.seats")}>
          <Stack gap="4">
            <FieldRow>
              <NumberField
                name="capacity"
                label={t("field.capacity")}
                hint={t("capacityHint")}
                min={1}
                optional
              />
              <NumberField
                name="waitlistCapacity"
                label={t("field.waitlistCapacity")}
                hint={t("waitlistHint")}
                min={0}
                optional
              />
            </FieldRow>
            <CheckboxField name="approval" label={t("field.approval")} hint={t("approvalHint")} />
            <FieldRow>
              <TextField
                name="registerUntil"
                label={t("field.registerUntil")}
                type="datetime-local"
                optional
              />
              <TextField name="cancelUntil" label={t("field.cancelUntil")} type="datetime-local" optional />
            </FieldRow>
            <RadioField
              name="promotion"
              label={t("field.promotion")}
              choices={promotions.map((value) => ({
                value,
                label: t(`promotion.${value}`),
                hint: t(`promotionHint.${value}`),
              }))}
            />
            {promotion === "offer" && (
              <NumberField name="offerHours" label={t("field.offerHours")} min={1} max={720} />
            )}
          </Stack>
        </Card>
        <Card title={t("part.audience")}>
          <Stack gap="4">
            <RadioField
              name="audience"
              label={t("field.audience")}
              choices={audiences.map((value) => ({
                value,
                label: t(`audience.${value}`),
                hint: t(`audienceHint.${value}`),
              }))}
            />
            <RemindersField />
          </Stack>
        </Card>
        <Card title={t("part.picture")}>
          <Stack gap="4">
            <PictureField seed={eventId ?? "event"} url={named?.imageUrl} saved={saved?.image ?? null} />
          </Stack>
        </Card>
        <FormActions>
          {actions}
          <SubmitButton busyText={busy}>{submit}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}
