/** A first password for a person without an e-mail address. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
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
  const shape = z.object({
    password: z.string().min(1, t("add.passwordNeeded")),
    changePassword: z.boolean(),
  });
  const form = useZodForm(shape, { defaultValues: { password: "", changePassword: true } });
  const submit = async (values: z.infer<typeof shape>) => {
    await set.mutateAsync(values);
    toast.success(t("password.done"));
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={t("password.set")}>
      <FormProblem />
      <PasswordField name="password" label={t("add.password")} autoComplete="new-password" autoFocus />
      <RequirePasswordChange />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Beside a first password: whether it is theirs to keep. */
export function RequirePasswordChange() {
  const { t } = useTranslation("people");
  return <CheckboxField name="changePassword" label={t("add.change")} hint={t("add.changeHint")} />;
}
