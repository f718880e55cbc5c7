/** A first password for a person without an e-mail address. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useFirstPassword } from "../queries";

type Props = { id: string; open: boolean; onClose: () => void };

export function FirstPassword({ open, ...rest }: Props) {
  const { t } = useTranslation("people");
  return (
    <Dialog open={open} onClose={rest.onClose} title={t("password.set")} note={t("password.note")} size="sm">
      <PasswordForm {...rest} />
    </Dialog>
  );
}

function PasswordForm({ id, onClose }: Omit<Props, "open">) {
  const { t } = useTranslation("people");
  const set = useFirstPassword(id);
  const form = useZodForm(z.object({ password: z.string().min(1, t("add.passwordNeeded")) }), {
    defaultValues: { password: "" },
  });
  const submit = async ({ password }: { password: string }) => {
    await set.mutateAsync(password);
    toast.success(t("password.done"));
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={t("password.set")}>
      <FormProblem />
      <PasswordField name="password" label={t("add.password")} autoComplete="new-password" />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
