/** Asks for a link to anywhere: its name, and where it leads. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { isAddress } from "../model";

type Props = { onDone: (title: string, url: string) => void; onClose: () => void };

export function LinkDialog({ onDone, onClose }: Props) {
  const { t } = useTranslation("navigation");
  const schema = useMemo(
    () =>
      z.object({
        title: z.string().trim().min(1, t("errors.name")),
        url: z.string().trim().refine(isAddress, t("errors.url")),
      }),
    [t],
  );
  const form = useZodForm(schema, { defaultValues: { title: "", url: "" } });
  return (
    <Dialog open onClose={onClose} title={t("addLink")} size="sm">
      <Form form={form} label={t("addLink")} onSubmit={({ title, url }) => onDone(title, url)}>
        <TextField name="title" label={t("linkTitle")} maxLength={80} autoFocus />
        <TextField name="url" label={t("linkUrl")} maxLength={500} inputMode="url" dir="ltr" />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton>{t("add")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
