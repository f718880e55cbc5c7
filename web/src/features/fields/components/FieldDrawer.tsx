/** What a field is: its name, what may stand in it, who sees and edits it, what it offers. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type FieldPresetName, fieldPresetNames, newFieldFromPreset } from "../fieldPresets";
import {
  bodyOf,
  emptyForm,
  type FieldForm,
  formOf,
  hasOptions,
  isKey,
  keyOf,
  predefined,
  types,
} from "../model";
import { field, useAddField, useEditField } from "../queries";
import { OptionsField } from "./OptionsField";

/** The name that a field has while nobody describes it. */
function useStandardFieldName(): (key: string) => string {
  const { t } = useTranslation("fields");
  return (key) => t(`group.${key.slice(0, -1)}`, { n: key.slice(-1) });
}

export function AddField({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation("fields");
  const add = useAddField();
  const save = async (form: FieldForm) => {
    await add.mutateAsync({ key: form.key, ...bodyOf(form) });
    toast.success(t("added", { name: form.label.trim() }));
    onClose();
  };
  return (
    <Drawer open onClose={onClose} title={t("add")} note={t("addNote")} size="lg">
      <DescribeForm values={emptyForm} taken={taken} onSave={save} onClose={onClose} />
    </Drawer>
  );
}

export function EditField({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("fields");
  const query = useQuery({ ...field(id), staleTime: 0, gcTime: 0 });
  const edit = useEditField();
  const data = query.data;
  const save = async (form: FieldForm) => {
    if (!data) return;
    await edit.mutateAsync({ id, revision: data.revision, ...bodyOf(form) });
    toast.success(t("saved"));
    onClose();
  };
  return (
    <Drawer open onClose={onClose} title={data?.label ?? t("title")} size="lg">
      {!data && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!data && !query.error && <PageSkeleton />}
      {data && (
        <DescribeForm
          values={formOf(data)}
          isNew={false}
          onSave={save}
          onClose={onClose}
          onStale={query.refetch}
        />
      )}
    </Drawer>
  );
}

type Props = {
  values: FieldForm;
  isNew?: boolean;
  taken?: readonly string[];
  onSave: (form: FieldForm) => Promise<void>;
  onClose: () => void;
  /** Asks for what is saved now. */
  onStale?: () => Promise<unknown>;
};

function useFormSchema() {
  const { t } = useTranslation("fields");
  return z
    .object({
      /** Empty: one of the team's own. */
      slot: z.string(),
      key: z.string().trim(),
      label: z.string().trim().min(1, t("nameNeeded")).max(100),
      hint: z.string().trim().max(300),
      type: z.enum(types),
      required: z.boolean(),
      seen: z.boolean(),
      edited: z.boolean(),
      inRules: z.boolean(),
      inReports: z.boolean(),
      options: z.array(z.string()),
    })
    .superRefine(({ slot, key, type, options }, check) => {
      const wrong = (path: string, message: string) =>
        check.addIssue({ code: "custom", path: [path], message });
      if (!slot && !isKey(key)) wrong("key", t("keyNeeded"));
      if (hasOptions(type) && options.length === 0) wrong("options", t("optionsNeeded"));
    });
}

function DescribeForm({ values, isNew = true, taken = [], onSave, onClose, onStale }: Props) {
  const { t } = useTranslation("fields");
  const standardName = useStandardFieldName();
  const saved = { ...values, slot: predefined.includes(values.key) ? values.key : "" };
  const form = useZodForm(useFormSchema(), { defaultValues: saved });
  const { slot = "", label = "", type = "text", seen } = useWatch({ control: form.control });
  // The key follows the name until somebody writes another one.
  const created = useRef("");
  useEffect(() => {
    if (!isNew || form.getValues("key") !== created.current) return;
    created.current = keyOf(label);
    form.setValue("key", created.current);
  }, [isNew, label, form]);
  const begin = (name: FieldPresetName) => {
    form.setValue("label", t(`ready.${name}`), { shouldDirty: true, shouldValidate: true });
    for (const [part, value] of Object.entries(newFieldFromPreset(name)))
      form.setValue(part as keyof FieldForm, value);
  };
  const free = predefined.filter((key) => !taken.includes(key));

  return (
    <Form
      form={form}
      {...(isNew ? {} : { saved })}
      {...(onStale ? { onStale } : {})}
      label={isNew ? t("add") : values.label}
      onSubmit={({ slot, ...form }) => onSave({ ...form, key: slot || form.key })}
    >
      <FormProblem />
      {isNew && (
        <Stack gap="2" role="group" aria-label={t("ready")}>
          <Text muted small>
            {t("ready")}
          </Text>
          <HStack gap="2" flexWrap="wrap">
            {fieldPresetNames.map((name) => (
              <Button key={name} size="sm" onClick={() => begin(name)}>
                {t(`ready.${name}`)}
              </Button>
            ))}
          </HStack>
        </Stack>
      )}
      {isNew && (
        <SelectField
          name="slot"
          label={t("slot")}
          hint={t("slotHint")}
          placeholder={t("slotOwn")}
          choices={free.map((key) => ({ value: key, label: standardName(key) }))}
        />
      )}
      <TextField
        name="label"
        label={t("name")}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        autoFocus={isNew}
      />
      {isNew && !slot && (
        <TextField
          name="key"
          label={t("key")}
          hint={t("keyHint")}
          maxLength={40}
          dir="ltr"
          autoComplete="off"
        />
      )}
      <SelectField
        name="type"
        label={t("type")}
        hint={t(slot && type === "text" ? "about.texts" : `about.${type}`)}
        choices={types.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      {hasOptions(type) && <OptionsField name="options" />}
      <TextField name="hint" label={t("hint")} hint={t("hintHint")} maxLength={300} dir="auto" optional />
      <CheckboxField name="required" label={t("isRequired")} hint={t("requiredHint")} />
      <CheckboxField name="seen" label={t("seen")} hint={t("seenHint")} />
      {seen && <CheckboxField name="edited" label={t("edited")} hint={t("editedHint")} />}
      {!slot && <CheckboxField name="inRules" label={t("inRules")} hint={t("inRulesHint")} />}
      <CheckboxField name="inReports" label={t("inReports")} hint={t("inReportsHint")} />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("saving")}>{t(isNew ? "add" : "save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
