/** The questions and settings of a form, kept for forms to come. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Form as FormType } from "../model";
import { saveAsTemplate, templatesKey } from "../queries";

type Props = { form: FormType; title: string; onFlush: () => Promise<unknown>; onClose: () => void };

export function SaveTemplate({ form, title, onFlush, onClose }: Props) {
  const { t } = useTranslation("forms");
  const queryClient = useQueryClient();
  const schema = z.object({ name: z.string().trim().min(1, t("template.nameNeeded")).max(120) });
  const checked = useZodForm(schema, { defaultValues: { name: title.slice(0, 120) } });
  const submit = async ({ name }: z.infer<typeof schema>) => {
    // What was typed a moment ago belongs to it.
    await onFlush();
    await saveAsTemplate(form.id, name);
    void queryClient.invalidateQueries({ queryKey: templatesKey });
    toast.success(t("template.saved", { name }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("template.save")} note={t("template.saveNote")} size="sm">
      <Form form={checked} onSubmit={submit} label={t("template.save")}>
        <FormProblem />
        <TextField
          name="name"
          label={t("template.name")}
          autoFocus
          maxLength={120}
          dir="auto"
          autoComplete="off"
        />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton>{t("template.keep")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
