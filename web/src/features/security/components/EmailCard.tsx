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
import { useProve } from "../useProve";
import { Named } from "./parts";

export function EmailCard({ known, disabled }: { known: Security; disabled: boolean }) {
  const { t } = useTranslation("security");
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const send = useSendProofOfEmail({
    onSuccess: () => toast.success(t("email.sent", { email: known.email })),
  });
  const title = t(known.email ? "email.change" : "email.add");

  return (
    <Card
      title={t("email.title")}
      note={t("email.note")}
      actions={
        !disabled && (
          <Button onClick={() => setOpen(true)} aria-label={title}>
            {t(known.email ? "change" : "add")}
          </Button>
        )
      }
    >
      <div className="lt-stack">
        {known.email ? (
          <Named>
            <bdi>{known.email}</bdi>
            <Badge tone={known.emailVerified ? "good" : "warn"}>
              {t(known.emailVerified ? "email.proved" : "email.notProved")}
            </Badge>
          </Named>
        ) : (
          <Text muted small>
            {t("email.none")}
          </Text>
        )}
        {known.email && !known.emailVerified && !disabled && (
          <div>
            <Button size="sm" icon={<Mail />} busy={send.isPending} onClick={() => send.mutate()}>
              {t("email.again")}
            </Button>
          </div>
        )}
        {asked && asked !== known.email && (
          <Notice title={t("email.asked", { email: asked })}>{t("email.askedText")}</Notice>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} note={t("email.changeNote")} size="sm">
        <EmailForm
          title={title}
          onClose={() => setOpen(false)}
          onAsked={(email) => {
            setAsked(email);
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
  const prove = useProve();
  const form = useZodForm(z.object({ email: z.string().refine(isEmail, t("email.wrong")) }), {
    defaultValues: { email: "" },
  });
  return (
    <Form
      form={form}
      label={title}
      onSubmit={async ({ email }) => {
        const done = await unlessCancelled(prove((proof) => changeEmail(email, proof)).then(() => true));
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
