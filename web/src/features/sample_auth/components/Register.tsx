/** A new account of the sample, which lives in this browser alone. */

import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isEmail, MIN_LENGTH } from "../model";
import { register } from "../queries";
import { type AuthLayout, SampleAuth } from "./SampleAuth";

type Values = { displayName: string; email: string; password: string; again: string; agreed: boolean };

export function Register({ layout }: { layout: AuthLayout }) {
  const { t } = useTranslation("sample_auth");
  const form = useCheckedForm<Values>(
    ({ displayName, email, password, again, agreed }) => ({
      ...(displayName.trim() ? {} : { displayName: t("error.displayName") }),
      ...(isEmail(email) ? {} : { email: t("error.email") }),
      ...(password.length < MIN_LENGTH ? { password: t("error.short", { shortest: MIN_LENGTH }) } : {}),
      ...(again === password ? {} : { again: t("error.again") }),
      ...(agreed ? {} : { agreed: t("error.agreed") }),
    }),
    { displayName: "", email: "", password: "", again: "", agreed: false },
  );
  return (
    <SampleAuth
      layout={layout}
      heading={t("register.heading")}
      text={t("register.text")}
      below={
        <>
          <Link className="kit-link" to={layout === "card" ? "/pages/auth/login-2" : "/pages/auth/login"}>
            {t("register.login")}
          </Link>
          <span>{t("sampleOnly")}</span>
        </>
      }
    >
      <Form
        form={form}
        label={t("register.heading")}
        onSubmit={({ displayName, email, password }) => register({ displayName, email, password })}
      >
        <FormProblem />
        <TextField name="displayName" label={t("displayName")} autoComplete="off" dir="auto" />
        <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
        <PasswordField name="password" label={t("password")} autoComplete="new-password" />
        <PasswordField name="again" label={t("again")} autoComplete="new-password" />
        <CheckboxField name="agreed" label={t("register.agree")} />
        <SubmitButton size="lg" wide>
          {t("register.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}
