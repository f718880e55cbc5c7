/** A new template: what it is called, and like which one it begins. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { MAX_TITLE_LENGTH, type TemplateRow, templatePath } from "../model";
import { createTemplate, useCacheResult } from "../queries";

type Props = { like: readonly TemplateRow[]; onClose: () => void };

export function NewTemplate({ like, onClose }: Props) {
  const { t } = useTranslation("certificates");
  const navigate = useNavigate();
  const accept = useCacheResult();
  const schema = z.object({
    title: z.string().trim().min(1, t("template.titleNeeded")).max(MAX_TITLE_LENGTH),
    like: z.string(),
  });
  const form = useZodForm(schema, { defaultValues: { title: "", like: "" } });
  return (
    <Dialog open onClose={onClose} title={t("template.add")} note={t("template.addNote")} size="sm">
      <Form
        form={form}
        label={t("template.add")}
        onSubmit={async ({ title, like }: { title: string; like: string }) => {
          const { id } = await createTemplate({ title, ...(like ? { like } : {}) });
          accept();
          onClose();
          await navigate(templatePath(id));
        }}
      >
        <FormProblem />
        <TextField
          name="title"
          label={t("template.name")}
          autoFocus
          maxLength={MAX_TITLE_LENGTH}
          dir="auto"
          autoComplete="off"
        />
        <SelectField
          name="like"
          label={t("template.like")}
          placeholder={t("template.standard")}
          choices={like.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton>{t("template.create")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
