/** Somebody is to run the platform, too; what they need to sign in is shown once. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyRows } from "../../../app/CopyRows";
import { inviteSchema } from "../model";
import { type InvitationResult, useOperators } from "../queries";
import { CodeField } from "./CodeField";
import { RoleField } from "./RoleDialog";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("operators");
  const [admission, setAdmission] = useState<InvitationResult | null>(null);
  if (admission) return <InvitationCreated admission={admission} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t("invite")} note={t("inviteNote")}>
      <InviteForm onAdmitted={setAdmission} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = { onAdmitted: (admission: InvitationResult) => void; onClose: () => void };

function InviteForm({ onAdmitted, onClose }: FormProps) {
  const { t } = useTranslation("operators");
  const { invite } = useOperators();
  const schema = useMemo(() => inviteSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, {
    defaultValues: { email: "", name: "", role: "support" as const, code: "" },
  });
  return (
    <Form form={form} label={t("invite")} onSubmit={async (input) => onAdmitted(await invite(input))}>
      <TextField name="name" label={t("name")} autoComplete="off" maxLength={200} autoFocus />
      <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
      <RoleField />
      <CodeField />
      <FormProblem />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("busy")}>{t("invite")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function InvitationCreated({ admission, onClose }: { admission: InvitationResult; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const rows = [
    { name: t("email"), value: admission.email },
    { name: t("password"), value: admission.password },
    { name: t("secondFactor"), value: admission.totpSecret },
    { name: t("secondFactorUri"), value: admission.totpUri },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admitted", { email: admission.email })}
      keep={{ title: t("leaveTitle"), text: t("leaveText"), leave: t("leave"), stay: t("stay") }}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <Notice tone="warn" title={t("once")}>
        {t("onceText")}
      </Notice>
      <CopyRows rows={rows} />
    </Dialog>
  );
}
