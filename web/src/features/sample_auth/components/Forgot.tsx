/** Asking for a new password. The sample sends no mail: what it would say leads on from here. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isEmail } from "../model";
import { type Look, SampleAuth } from "./SampleAuth";
import { Done } from "./SignIn";

export function Forgot({ look }: { look: Look }) {
  const { t } = useTranslation("sample_auth");
  const [asked, setAsked] = useState("");
  const form = useCheckedForm(
    ({ email }: { email: string }) => (isEmail(email) ? {} : { email: t("error.email") }),
    { email: "" },
  );
  if (asked)
    return (
      <Done
        look={look}
        heading={t("forgot.sent")}
        text={t("forgot.sentText", { email: asked })}
        to={`/pages/auth/reset-password?email=${encodeURIComponent(asked)}`}
        way={t("forgot.on")}
      />
    );
  return (
    <SampleAuth
      look={look}
      heading={t("forgot.heading")}
      text={t("forgot.text")}
      below={
        <Link className="lt-link" to={look === "card" ? "/pages/auth/login-2" : "/pages/auth/login"}>
          {t("back")}
        </Link>
      }
    >
      <Form form={form} label={t("forgot.heading")} onSubmit={({ email }) => setAsked(email.trim())}>
        <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
        <SubmitButton size="lg" wide>
          {t("forgot.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}
