/** A new pathway: its title. Everything else is said on its own page. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { adminPath } from "../model";
import { createPathway, useAccept } from "../queries";

type Props = { open: boolean; onClose: () => void };

export function NewPathway({ open, onClose }: Props) {
  const { t } = useTranslation("pathways");
  return (
    <Dialog open={open} onClose={onClose} title={t("add")} note={t("addNote")} size="sm">
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: Pick<Props, "onClose">) {
  const { t } = useTranslation("pathways");
  const go = useNavigate();
  const accept = useAccept();
  const schema = z.object({ title: z.string().trim().min(1, t("titleNeeded")).max(200) });
  const form = useZodForm(schema, { defaultValues: { title: "" } });
  const submit = async ({ title }: { title: string }) => {
    const made = await createPathway(title);
    accept(made);
    onClose();
    await go(adminPath(made.id));
  };
  return (
    <Form form={form} onSubmit={submit} label={t("add")}>
      <FormProblem />
      <TextField
        name="title"
        label={t("field.title")}
        autoFocus
        maxLength={200}
        dir="auto"
        autoComplete="off"
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
