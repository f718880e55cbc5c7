/** Keeps a query under a name, for all operators, without its tenant and its reason. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type QueryForm, toCollectionQuery } from "../model";
import { useQueryActions } from "../queries";

type Props = { form: UseFormReturn<QueryForm, unknown, QueryForm>; onClose: () => void };

export function SaveDialog({ form, onClose }: Props) {
  const { t } = useTranslation("query");
  const { save } = useQueryActions();
  const schema = useMemo(() => z.object({ name: z.string().trim().min(1, t("errors.name")) }), [t]);
  const naming = useZodForm(schema, { defaultValues: { name: "" } });
  return (
    <Dialog open onClose={onClose} title={t("saveTitle")} note={t("saveNote")} size="sm">
      <Form
        form={naming}
        label={t("saveTitle")}
        onSubmit={async ({ name }) => {
          await save(name, toCollectionQuery(form.getValues()));
          toast.success(t("saved"));
          onClose();
        }}
      >
        <TextField name="name" label={t("name")} maxLength={80} autoComplete="off" autoFocus />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("saving")}>{t("save")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
