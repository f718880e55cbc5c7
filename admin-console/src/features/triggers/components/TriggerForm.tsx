/** The editor of a trigger: when, for whom, what, and within which limits. */
import { Button } from "@learnt/ui/action/Button";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { type Choice, SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  type Content,
  contentOf,
  documentsOf,
  events,
  triggerSchema,
  unitNames,
  type TriggerForm as Values,
} from "../model";
import { ActionFields } from "./ActionFields";
import { NamesProvider } from "./ChoiceNames";
import { DryRun } from "./DryRun";
import { PickField } from "./PickField";
import { RuleFields } from "./RuleFields";

type Props = {
  tenantId: string;
  teams: Choice[];
  values: Values;
  names: Record<string, string>;
  submit: string;
  /** It is there already: what is saved follows what others save. */
  saved?: boolean;
  onStale?: () => Promise<unknown>;
  onSubmit: (content: Content) => Promise<unknown>;
};

/** The server's names of fields where they are others. */
const fieldNames = { delaySeconds: "delayAmount" };

export function TriggerForm({ tenantId, teams, values, names, submit, saved, onStale, onSubmit }: Props) {
  const { t } = useTranslation("triggers");
  const schema = useMemo(() => triggerSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: values });
  const [trying, setTrying] = useState(false);
  const [team, event, rule, documents] = useWatch({
    control: form.control,
    name: ["teamId", "event", "rule", "documents"],
  });
  const kind = documentsOf(event);
  const { isDirty, isSubmitting } = form.formState;
  const place = { tenantId, team };
  const isWhole = Object.keys(rule).length > 0 && Object.values(rule).every((list) => list.length > 0);

  return (
    <NamesProvider known={names}>
      <Form
        form={form}
        fieldNames={fieldNames}
        {...(saved ? { saved: values } : {})}
        {...(onStale ? { onStale } : {})}
        label={t("settings")}
        onSubmit={(values) => onSubmit(contentOf(values))}
      >
        <Stack gap="4">
          <Card title={t("when")}>
            <Stack gap="3">
              <TextField name="title" label={t("title")} autoComplete="off" maxLength={120} />
              <FieldRow>
                <SelectField
                  name="event"
                  label={t("event")}
                  choices={events.map((item) => ({ value: item, label: t(`events.${item}`) }))}
                />
                <SelectField name="teamId" label={t("team")} choices={teams} />
              </FieldRow>
              {kind && (
                <PickField
                  key={kind}
                  name="documents"
                  label={t(`only.${kind}`)}
                  placeholder={t("all")}
                  kind={kind}
                  optional
                  {...place}
                />
              )}
            </Stack>
          </Card>
          <Card
            title={t("forWhom")}
            note={t("forWhomNote")}
            actions={
              <Button disabledReason={isWhole ? undefined : t("errors.rule")} onClick={() => setTrying(true)}>
                {t("dryRun")}
              </Button>
            }
          >
            <RuleFields {...place} />
          </Card>
          <Card title={t("what")} note={t("whatNote")}>
            <ActionFields {...place} />
          </Card>
          <Card title={t("limits")}>
            <Stack gap="3">
              <FieldRow>
                <TextField
                  name="delayAmount"
                  label={t("delay")}
                  hint={t("delayHint")}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <SelectField
                  name="delayUnit"
                  label={t("unit")}
                  choices={unitNames.map((item) => ({ value: item, label: t(`units.${item}`) }))}
                />
              </FieldRow>
              <FieldRow>
                <TextField
                  name="perHour"
                  label={t("perHour")}
                  hint={t("perHourHint")}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                />
                <TextField
                  name="perPerson"
                  label={t("perPerson")}
                  hint={t("perPersonHint")}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                />
              </FieldRow>
            </Stack>
          </Card>
        </Stack>
        <FormProblem />
        <FormActions>
          {saved && (
            <Button disabled={!isDirty || isSubmitting} onClick={() => form.reset(values)}>
              {t("discard")}
            </Button>
          )}
          <SubmitButton disabled={saved === true && !isDirty} busyText={t("busy")}>
            {submit}
          </SubmitButton>
        </FormActions>
      </Form>
      {trying && (
        <DryRun
          tenantId={tenantId}
          of={{ teamId: team, event, rule, documents: kind ? documents : [] }}
          onClose={() => setTrying(false)}
        />
      )}
    </NamesProvider>
  );
}
