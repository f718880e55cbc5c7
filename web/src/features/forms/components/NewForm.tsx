/** A new form: what it is called and what it is for. Its questions are written on its own page. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { type Kind, kinds } from "../model";
import { createForm, useAcceptForm } from "../queries";
import { useArea } from "../useArea";

export function NewForm() {
  const { t } = useTranslation("forms");
  const go = useNavigate();
  const { to } = useArea();
  const accept = useAcceptForm();
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    kind: z.enum(kinds),
  });
  const form = useZodForm(schema, { defaultValues: { title: "", kind: "survey" as Kind } });
  const submit = async (body: { title: string; kind: Kind }) => {
    const made = await createForm(body);
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
      <RadioField
        name="kind"
        label={t("kindLabel")}
        choices={kinds.map((value) => ({ value, label: t(`kind.${value}`), hint: t(`kindHint.${value}`) }))}
      />
      <FormActions>
        <Button onClick={() => void go(to("forms"))}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
