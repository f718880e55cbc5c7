/** A new password, as the link of a mail would ask for one. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { SampleAuth } from "./components/SampleAuth";
import { DonePage } from "./components/SignIn";
import { isEmail, MIN_LENGTH } from "./model";

type Values = { email: string; password: string; again: string };

export default function SampleResetPasswordRoute() {
  const { t } = useTranslation("sample_auth");
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const form = useCheckedForm<Values>(
    ({ email, password, again }) => ({
      ...(isEmail(email) ? {} : { email: t("error.email") }),
      ...(password.length < MIN_LENGTH ? { password: t("error.short", { shortest: MIN_LENGTH }) } : {}),
      ...(again === password ? {} : { again: t("error.again") }),
    }),
    { email: search.get("email") ?? "", password: "", again: "" },
  );
  if (isDone)
    return (
      <DonePage
        layout="beside"
        heading={t("reset.done")}
        text={t("reset.doneText")}
        to="/pages/auth/login"
        way={t("back")}
      />
    );
  return (
    <SampleAuth
      layout="beside"
      heading={t("reset.heading")}
      text={t("reset.text")}
      below={
        <Link className="kit-link" to="/pages/auth/login">
          {t("back")}
        </Link>
      }
    >
      <Form form={form} label={t("reset.heading")} onSubmit={() => setDone(true)}>
        <FormProblem />
        <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
        <PasswordField name="password" label={t("reset.password")} autoComplete="new-password" />
        <PasswordField name="again" label={t("again")} autoComplete="new-password" />
        <SubmitButton size="lg" wide>
          {t("reset.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}
