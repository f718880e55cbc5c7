/** The address to sign in with: whether it is proved, the mail for that once more, another address. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { isEmail, type Security, unlessCancelled } from "../model";
import { changeEmail, useSendProofOfEmail } from "../queries";
import { useReauthentication } from "../useReauthentication";
import { Named } from "./styles";

export function EmailCard({ security, disabled }: { security: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useSendProofOfEmail({
    onSuccess: () => toast.success(t("email.sent", { email: security.email })),
  });
  const title = t(security.email ? "email.change" : "email.add");

  return (
    <Card
      title={t("email.title")}
      note={t("email.note")}
      actions={
        !disabled && (
          <Button onClick={() => setOpen(true)} aria-label={title}>
            {t(security.email ? "change" : "add")}
          </Button>
        )
      }
    >
      <div className="kit-stack">
        {security.email ? (
          <Named>
            <bdi>{security.email}</bdi>
            <Badge tone={security.emailVerified ? "good" : "warn"}>
              {t(security.emailVerified ? "email.proved" : "email.notProved")}
            </Badge>
          </Named>
        ) : (
          <Text muted small>
            {t("email.none")}
          </Text>
        )}
        {security.email && !security.emailVerified && !disabled && (
          <div>
            <Button size="sm" icon={<Mail />} busy={send.isPending} onClick={() => send.mutate()}>
              {t("email.again")}
            </Button>
          </div>
        )}
        {sentTo && sentTo !== security.email && (
          <Notice title={t("email.asked", { email: sentTo })}>{t("email.askedText")}</Notice>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} note={t("email.changeNote")} size="sm">
        <EmailForm
          title={title}
          onClose={() => setOpen(false)}
          onAsked={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
        />
      </Dialog>
    </Card>
  );
}

type FormProps = { title: string; onClose: () => void; onAsked: (email: string) => void };

function EmailForm({ title, onClose, onAsked }: FormProps) {
  const { t } = useTranslation("security");
  const reauthenticate = useReauthentication();
  const form = useZodForm(z.object({ email: z.string().refine(isEmail, t("email.wrong")) }), {
    defaultValues: { email: "" },
  });
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async ({ email }) => {
        const done = await unlessCancelled(
          reauthenticate((proof) => changeEmail(email, proof)).then(() => true),
        );
        if (done) onAsked(email);
      }}
    >
      <FormProblem />
      <TextField
        name="email"
        label={t("email.new")}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        autoFocus
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("email.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
