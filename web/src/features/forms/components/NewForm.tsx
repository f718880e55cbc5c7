/** A new form: what it is called and what it begins with. Its questions are written on its own page. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { paths } from "../../../app/pathBuilder";
import { type Kind, kinds } from "../model";
import { createForm, myTemplates, saveForm, useCacheForm, useDeleteTemplate } from "../queries";
import { templateNames, templateOf } from "../templates";
import { draftOf } from "../useBuilder";
import { useFormsArea } from "../useFormsArea";

export function NewForm() {
  const { t } = useTranslation("forms");
  const navigate = useNavigate();
  const area = useFormsArea();
  const accept = useCacheForm();
  const query = useQuery(myTemplates);
  const own = query.data?.items ?? [];
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    kind: z.enum(kinds),
    template: z.string(),
  });
  const form = useZodForm(schema, { defaultValues: { title: "", kind: "survey" as Kind, template: "" } });
  const submit = async ({ template, title, kind }: z.infer<typeof schema>) => {
    const ours = templateNames.find((name) => name === template);
    const taken = ours ? templateOf(ours, t) : null;
    const formTemplateId = ours || !template ? {} : { formTemplateId: template };
    let created = await createForm({ title, kind: taken?.kind ?? kind, ...formTemplateId });
    if (taken) created = await saveForm(created.id, created.revision, { ...draftOf(created), ...taken });
    accept(created);
    await navigate(paths.editForm(area, created.id));
  };
  const remove = useDeleteTemplate({ onSuccess: () => form.setValue("template", "") });
  const template = form.watch("template");
  const chosen = own.find(({ id }) => id === template);
  return (
    <Form form={form} onSubmit={submit} label={t("add")}>
      <FormProblem />
      <TextField
        name="title"
        label={t("titleLabel")}
        autoFocus
        maxLength={200}
        dir="auto"
        autoComplete="off"
      />
      <SelectField
        name="template"
        label={t("template.label")}
        choices={[
          { value: "", label: t("template.none") },
          ...own.map(({ id, name }) => ({ value: id, label: t("template.own", { name }) })),
          ...templateNames.map((value) => ({ value, label: t(`template.${value}.title`) })),
        ]}
      />
      <QueryError query={query} />
      {chosen && (
        <HStack gap="3" wrap="wrap">
          <Text small muted>
            {t(`kind.${chosen.kind}`)} · {t("questions", { count: chosen.questions })}
          </Text>
          {chosen.isMine && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 />}
              busy={remove.isPending}
              onClick={() => remove.mutate(chosen.id)}
            >
              {t("template.delete")}
            </Button>
          )}
        </HStack>
      )}
      {!template && (
        <RadioField
          name="kind"
          label={t("kindLabel")}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kindHint.${value}`) }))}
        />
      )}
      <FormActions>
        <Button onClick={() => void navigate(paths.forms(area))}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
