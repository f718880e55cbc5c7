/** Asking for a new password. The sample sends no mail: what it would say leads on from here. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isEmail } from "../model";
import { type AuthLayout, SampleAuth } from "./SampleAuth";
import { DonePage } from "./SignIn";

export function Forgot({ layout }: { layout: AuthLayout }) {
  const { t } = useTranslation("sample_auth");
  const [submitted, setRequested] = useState("");
  const form = useCheckedForm(
    ({ email }: { email: string }) => (isEmail(email) ? {} : { email: t("error.email") }),
    { email: "" },
  );
  if (submitted)
    return (
      <DonePage
        layout={layout}
        heading={t("forgot.sent")}
        text={t("forgot.sentText", { email: submitted })}
        to={`/pages/auth/reset-password?email=${encodeURIComponent(submitted)}`}
        way={t("forgot.on")}
      />
    );
  return (
    <SampleAuth
      layout={layout}
      heading={t("forgot.heading")}
      text={t("forgot.text")}
      below={
        <Link className="kit-link" to={layout === "card" ? "/pages/auth/login-2" : "/pages/auth/login"}>
          {t("back")}
        </Link>
      }
    >
      <Form form={form} label={t("forgot.heading")} onSubmit={({ email }) => setRequested(email.trim())}>
        <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
        <SubmitButton size="lg" wide>
          {t("forgot.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}
