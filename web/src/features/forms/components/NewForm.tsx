/** A new form: what it is called and what it is for. Its questions are written on its own page. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { type Kind, kinds } from "../model";
import { createForm, saveForm, useAcceptForm } from "../queries";
import { type TemplateName, templateNames, templateOf } from "../templates";
import { useArea } from "../useArea";
import { draftOf } from "../useBuilder";

export function NewForm() {
  const { t } = useTranslation("forms");
  const go = useNavigate();
  const { to } = useArea();
  const accept = useAcceptForm();
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    kind: z.enum(kinds),
    template: z.enum(["", ...templateNames]),
  });
  const form = useZodForm(schema, {
    defaultValues: { title: "", kind: "survey" as Kind, template: "" as "" | TemplateName },
  });
  const submit = async ({ template, title, kind }: z.infer<typeof schema>) => {
    const taken = template ? templateOf(template, t) : null;
    let made = await createForm({ title, kind: taken?.kind ?? kind });
    if (taken) made = await saveForm(made.id, made.revision, { ...draftOf(made), ...taken });
    accept(made);
    await go(to(`form/${made.id}`));
  };
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
          ...templateNames.map((value) => ({ value, label: t(`template.${value}.title`) })),
        ]}
      />
      {!form.watch("template") && (
        <RadioField
          name="kind"
          label={t("kindLabel")}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kindHint.${value}`) }))}
        />
      )}
      <FormActions>
        <Button onClick={() => void go(to("forms"))}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
