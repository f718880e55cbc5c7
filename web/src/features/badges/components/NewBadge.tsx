/** A new badge: what it is called and what it is given for. Its picture is chosen on its own page. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { MAX_LENGTHS, pathOf } from "../model";
import { createBadge, useCacheResult } from "../queries";

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
  const navigate = useNavigate();
  const accept = useCacheResult();
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(MAX_LENGTHS.title),
    description: z.string().trim().max(MAX_LENGTHS.description),
  });
  const form = useZodForm(schema, { defaultValues: { title: "", description: "" } });
  const submit = async (body: { title: string; description: string }) => {
    const created = await createBadge(body);
    accept(created);
    onClose();
    await navigate(pathOf(created.id));
  };
  return (
    <Form form={form} onSubmit={submit} label={t("add")}>
      <FormProblem />
      <TextField
        name="title"
        label={t("field.title")}
        autoFocus
        maxLength={MAX_LENGTHS.title}
        dir="auto"
        autoComplete="off"
      />
      <TextAreaField
        name="description"
        label={t("field.description")}
        hint={t("descriptionHint")}
        optional
        maxLength={MAX_LENGTHS.description}
        rows={3}
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
