/** One's password: another one, or a first one. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PasswordRules } from "../../../app/lazyParts";
import { useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import { type Security, unlessCancelled } from "../model";
import { changePassword } from "../queries";
import { useReauthentication } from "../useReauthentication";

type Props = { security: Security; disabled: boolean };

export function PasswordCard({ security, disabled }: Props) {
  const { t } = useTranslation("security");
  const [open, setOpen] = useState(false);
  const title = t(security.hasPassword ? "password.change" : "password.set");
  return (
    <Card
      title={t("password.title")}
      note={t(security.hasPassword ? "password.has" : "password.hasNot")}
      actions={
        !disabled && (
          <Button onClick={() => setOpen(true)} aria-label={title}>
            {t(security.hasPassword ? "change" : "set")}
          </Button>
        )
      }
    >
      <Text muted small>
        {t("password.text")}
      </Text>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="sm">
        <PasswordForm hasPassword={security.hasPassword} title={title} onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function PasswordForm({
  hasPassword,
  title,
  onClose,
}: {
  hasPassword: boolean;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("security");
  const reauthenticate = useReauthentication();
  const { passwordRules } = useTenantContext().tenant.settings;
  const { data } = useUser();
  const form = useZodForm(
    z.object({
      password: hasPassword ? z.string().min(1, t("prove.needed")) : z.string(),
      newPassword: z.string().min(1, t("password.needed")),
    }),
    { defaultValues: { password: "", newPassword: "" } },
  );
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async ({ password, newPassword }) => {
        const change = hasPassword
          ? changePassword(newPassword, { password })
          : reauthenticate((proof) => changePassword(newPassword, proof));
        const done = await unlessCancelled(change.then(() => true));
        if (!done) return;
        toast.success(t("password.done"));
        onClose();
      }}
    >
      <FormProblem />
      {hasPassword && <PasswordField name="password" label={t("password.now")} autoFocus />}
      <PasswordField
        name="newPassword"
        label={t("password.new")}
        autoComplete="new-password"
        autoFocus={!hasPassword}
      />
      <Suspense fallback={null}>
        <PasswordRules name="newPassword" rules={passwordRules} names={[data.displayName, data.email]} />
      </Suspense>
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{title}</SubmitButton>
      </FormActions>
    </Form>
  );
}
