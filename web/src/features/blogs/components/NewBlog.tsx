/** Something new: its title makes a draft, and everything else is written in the editor. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { type Kind, pathOf } from "../model";
import { createBlog, useAccept } from "../queries";

type NewBlogProps = { kind: Kind; open: boolean; onClose: () => void };

export function NewBlog({ kind, open, onClose }: NewBlogProps) {
  const { t } = useTranslation("blogs");
  return (
    <Dialog open={open} onClose={onClose} title={t(`add.${kind}`)} note={t("addNote")} size="sm">
      <Fields kind={kind} onClose={onClose} />
    </Dialog>
  );
}

function Fields({ kind, onClose }: Omit<NewBlogProps, "open">) {
  const { t } = useTranslation("blogs");
  const go = useNavigate();
  const accept = useAccept();
  const schema = z.object({ title: z.string().trim().min(1, t("titleNeeded")).max(200) });
  const form = useZodForm(schema, { defaultValues: { title: "" } });
  const submit = async ({ title }: { title: string }) => {
    const made = await createBlog({ kind, title });
    accept(made);
    onClose();
    await go(`${pathOf(made)}?edit`);
  };
  return (
    <Form form={form} onSubmit={submit} label={t(`add.${kind}`)}>
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
        <SubmitButton>{t("begin")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
