/** A new badge: what it is called and what it is given for. Its picture is chosen on its own page. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { LONGEST, pathOf } from "../model";
import { createBadge, useAccept } from "../queries";

type NewBadgeProps = { open: boolean; onClose: () => void };

export function NewBadge({ open, onClose }: NewBadgeProps) {
  const { t } = useTranslation("badges");
  return (
    <Dialog open={open} onClose={onClose} title={t("add")} note={t("addNote")} size="sm">
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: Pick<NewBadgeProps, "onClose">) {
  const { t } = useTranslation("badges");
  const go = useNavigate();
  const accept = useAccept();
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(LONGEST.title),
    description: z.string().trim().max(LONGEST.description),
  });
  const form = useZodForm(schema, { defaultValues: { title: "", description: "" } });
  const submit = async (body: { title: string; description: string }) => {
    const made = await createBadge(body);
    accept(made);
    onClose();
    await go(pathOf(made.id));
  };
  return (
    <Form form={form} onSubmit={submit} label={t("add")}>
      <FormProblem />
      <TextField
        name="title"
        label={t("field.title")}
        autoFocus
        maxLength={LONGEST.title}
        dir="auto"
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label={t("field.description")}
        hint={t("descriptionHint")}
        optional
        maxLength={LONGEST.description}
        rows={3}
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
