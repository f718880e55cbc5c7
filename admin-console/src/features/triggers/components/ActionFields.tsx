/** What a trigger does, one action after another. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { FieldRow } from "@learnt/ui/form/Form";
import { Select, SelectField } from "@learnt/ui/form/SelectField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ActionType, actionTypes, emptyAction, plainFields, type TriggerForm } from "../model";
import { choicesQuery } from "../queries";
import { PickField } from "./PickField";

type TeamRef = { tenantId: string; team: string };

export function ActionFields(place: TeamRef) {
  const { t } = useTranslation("triggers");
  const { fields, append, remove } = useFieldArray<TriggerForm, "actions">({ name: "actions" });
  const { errors } = useFormState<TriggerForm>({ name: "actions" });
  const whole = errors.actions?.root?.message ?? errors.actions?.message;
  return (
    <Stack gap="5">
      {fields.length === 0 && <Text muted>{t("noActions")}</Text>}
      {fields.map((field, index) => (
        <Stack key={field.id} as="section" gap="2" aria-label={t("actionNumber", { number: index + 1 })}>
          <HStack justify="space-between">
            <Heading level={3}>{`${index + 1}. ${t(`actions.${field.type}`)}`}</Heading>
            <Button
              size="sm"
              aria-label={t("removeAction", { name: t(`actions.${field.type}`), number: index + 1 })}
              onClick={() => remove(index)}
            >
              {t("remove")}
            </Button>
          </HStack>
          <Fields type={field.type} at={`actions.${index}`} {...place} />
        </Stack>
      ))}
      {whole && (
        <p className="kit-field-error" role="alert">
          {whole}
        </p>
      )}
      <Select
        aria-label={t("addAction")}
        placeholder={t("addAction")}
        value=""
        onChange={({ target }) => target.value && append(emptyAction(target.value as ActionType))}
        choices={actionTypes.map((type) => ({ value: type, label: t(`actions.${type}`) }))}
      />
    </Stack>
  );
}

function Fields({ type, at, ...place }: TeamRef & { type: ActionType; at: string }) {
  const { t } = useTranslation("triggers");
  switch (type) {
    case "email":
      return (
        <>
          <TextField name={`${at}.subject`} label={t("subject")} autoComplete="off" />
          <TextAreaField name={`${at}.text`} label={t("text")} hint={t("placesHint")} rows={6} />
        </>
      );
    case "notify":
      return (
        <>
          <TextField name={`${at}.title`} label={t("line")} autoComplete="off" />
          <TextAreaField name={`${at}.text`} label={t("text")} hint={t("placesHint")} rows={3} />
        </>
      );
    case "assign":
    case "unassign":
      return <AssignedDocumentFields at={at} {...place} />;
    case "setField":
      return <FieldAndValue at={at} {...place} />;
    case "awardBadge":
      return <PickField name={`${at}.document`} label={t("kinds.badge")} kind="badge" single {...place} />;
    case "webhook":
      return (
        <TextField
          name={`${at}.url`}
          label={t("url")}
          hint={t("urlHint")}
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          placeholder="https://"
        />
      );
  }
}

function AssignedDocumentFields({ at, ...place }: TeamRef & { at: string }) {
  const { t } = useTranslation("triggers");
  const kind: string = useWatch({ name: `${at}.kind` });
  return (
    <FieldRow>
      <SelectField
        name={`${at}.kind`}
        label={t("kind")}
        choices={["course", "resource"].map((item) => ({ value: item, label: t(`kinds.${item}`) }))}
      />
      <PickField name={`${at}.document`} label={t(`kinds.${kind}`, kind)} kind={kind} single {...place} />
    </FieldRow>
  );
}

function FieldAndValue({ at, tenantId, team }: TeamRef & { at: string }) {
  const { t } = useTranslation("triggers");
  const described = useQuery(choicesQuery(tenantId, { team, kind: "field", search: "" }));
  const own = described.data ?? [];
  const plain = plainFields.filter((name) => !own.some((item) => item.value === name));
  const choices = [...own, ...plain.map((name) => ({ value: name, label: t(`categories.${name}`, name) }))];
  return (
    <FieldRow>
      <SelectField name={`${at}.field`} label={t("field")} placeholder={t("chooseField")} choices={choices} />
      <TextField name={`${at}.value`} label={t("value")} hint={t("valueHint")} autoComplete="off" optional />
      <QueryError query={described} />
    </FieldRow>
  );
}
