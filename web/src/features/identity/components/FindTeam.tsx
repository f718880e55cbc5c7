/** At an address that no team has: whoever does not know their team's has it mailed. Whose the address is is told by mail alone. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmail } from "../model";
import { mailTeams } from "../queries";
import { AuthFrame } from "./AuthFrame";

export function FindTeam() {
  const { t, i18n } = useTranslation("identity");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCheckedForm<{ email: string }>(
    ({ email }) => (isEmail(email) ? {} : { email: t("register.email.wrong") }),
    { email: "" },
  );

  if (sentTo !== null)
    return (
      <AuthFrame heading={t("reset.sentHeading")}>
        <Notice tone="good" title={t("teams.sent")}>
          {t("teams.sentText", { email: sentTo })}
        </Notice>
        <Button
          size="lg"
          wide
          onClick={() => {
            form.reset();
            setSentTo(null);
          }}
        >
          {t("teams.again")}
        </Button>
      </AuthFrame>
    );
  return (
    <AuthFrame heading={t("fallback.heading")} text={t("fallback.text")}>
      <Form
        form={form}
        label={t("teams.heading")}
        onSubmit={async ({ email }) => {
          await mailTeams(email.trim(), i18n.language);
          setSentTo(email.trim());
        }}
      >
        <div>
          <h2 className="kit-auth-step">{t("teams.heading")}</h2>
          <p className="kit-auth-text">{t("teams.text")}</p>
        </div>
        <FormProblem />
        <TextField
          name="email"
          type="email"
          label={t("reset.email")}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
        />
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t("teams.submit")}
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
