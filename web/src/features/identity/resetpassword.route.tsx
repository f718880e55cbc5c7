/** A forgotten password: a link to choose a new one comes by mail. Whoever knows theirs changes it without a mail. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { paths } from "../../app/pathBuilder";
import { AuthFrame } from "./components/AuthFrame";
import { isEmail } from "./model";
import { requestPasswordReset } from "./queries";

export default function ResetPasswordRoute() {
  const { t } = useTranslation("identity");
  const brought = useLocation().state as { email?: string } | null;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCheckedForm<{ email: string }>(
    ({ email }) => (isEmail(email) ? {} : { email: t("register.email.wrong") }),
    { email: brought?.email ?? "" },
  );
  const below = (
    <>
      <LinkButton to={paths.changePassword} variant="plain">
        {t("reset.change")}
      </LinkButton>
      <LinkButton to={paths.login} variant="plain">
        {t("second.back")}
      </LinkButton>
    </>
  );

  if (sentTo !== null) {
    return (
      <AuthFrame heading={t("reset.sentHeading")} below={below}>
        <Notice tone="good" title={t("reset.sent")}>
          {t("reset.sentText", { email: sentTo })}
        </Notice>
        <Button size="lg" wide onClick={() => setSentTo(null)}>
          {t("reset.again")}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame heading={t("reset.heading")} text={t("reset.text")} below={below}>
      <Form
        form={form}
        label={t("reset.title")}
        onSubmit={async ({ email }) => {
          await requestPasswordReset(email.trim());
          setSentTo(email.trim());
        }}
      >
        <FormProblem />
        <TextField
          name="email"
          type="email"
          label={t("reset.email")}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          autoFocus
        />
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t("reset.submit")}
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
