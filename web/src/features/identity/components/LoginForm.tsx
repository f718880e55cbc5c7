/** Name and password, the personal terms where the tenant shows them, and how long to stay. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { TenantSettings } from "../../../api/types";
import { paths } from "../../../app/pathBuilder";
import { isEmail } from "../model";
import { TermsLink } from "./TermsLink";
import { UsernameField } from "./UsernameField";

export type LoginValues = { username: string; password: string; persist: boolean; acceptTerms: boolean };

type Props = {
  form: UseFormReturn<LoginValues, unknown, LoginValues>;
  settings: TenantSettings;
  onSubmit: (values: LoginValues) => Promise<void>;
  /** Seconds for which not even the right password is taken. */
  keptOut: number | undefined;
};

export function LoginForm({ form, settings, onSubmit, keptOut }: Props) {
  const { t } = useTranslation("identity");
  const format = useFormat();
  // Whoever comes with a name goes on with the password.
  const [named] = useState(() => form.getValues("username") !== "");
  return (
    <Form
      form={form}
      label={t("login.title")}
      fieldNames={{ email: "username", terms: "acceptTerms" }}
      onSubmit={onSubmit}
    >
      <FormProblem />
      <UsernameField autoFocus={!named} />
      <div className="kit-field">
        <PasswordField name="password" label={t("login.password")} autoFocus={named} />
        <ForgotLink />
      </div>
      {keptOut !== undefined && (
        <Notice tone="warn">{t("login.blocked", { time: format.duration(keptOut) })}</Notice>
      )}
      {settings.showPersonalTermsConditions && (
        <CheckboxField
          name="acceptTerms"
          label={
            settings.personalTermsAndConditionsUrl ? (
              <TermsLink sentence={t("login.terms")} href={settings.personalTermsAndConditionsUrl} />
            ) : (
              t("login.termsPlain")
            )
          }
        />
      )}
      <CheckboxField name="persist" label={t("login.persist")} hint={t("login.persistHint")} />
      <SubmitButton size="lg" wide whenValid busyText={t("login.busy")}>
        {t("login.submit")}
      </SubmitButton>
    </Form>
  );
}

/** An address that was typed already need not be typed again there. */
function ForgotLink() {
  const { t } = useTranslation("identity");
  const username = (useWatch({ name: "username" }) as string | undefined) ?? "";
  return (
    <Link
      className="kit-link kit-auth-forgot"
      to={paths.resetPassword}
      state={isEmail(username) ? { email: username.trim() } : null}
    >
      {t("login.forgot")}
    </Link>
  );
}
