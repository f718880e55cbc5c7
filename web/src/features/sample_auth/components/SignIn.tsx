/** Signing in to the sample with one of its accounts, in both looks. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { HStack } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isEmail } from "../model";
import { accounts, signIn } from "../queries";
import { type AuthLayout, SampleAuth } from "./SampleAuth";

export function SignIn({ layout }: { layout: AuthLayout }) {
  const { t } = useTranslation("sample_auth");
  const form = useCheckedForm(
    ({ email, password }: { email: string; password: string }) => ({
      ...(isEmail(email) ? {} : { email: t("error.email") }),
      ...(password ? {} : { password: t("error.password") }),
    }),
    { email: "", password: "" },
  );
  const take = ({ email, password }: (typeof accounts)[number]) => {
    form.setValue("email", email, { shouldDirty: true });
    form.setValue("password", password, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <SampleAuth
      layout={layout}
      heading={t("login.heading")}
      text={t("login.text")}
      below={
        <>
          <Link
            className="kit-link"
            to={layout === "card" ? "/pages/auth/register-2" : "/pages/auth/register"}
          >
            {t("login.register")}
          </Link>
          <span>{t("sampleOnly")}</span>
        </>
      }
    >
      <Form form={form} label={t("login.heading")} onSubmit={signIn}>
        <Notice
          below={
            <HStack gap="2" flexWrap="wrap" marginBlockStart="2">
              {accounts.map((account) => (
                <Button key={account.email} size="sm" onClick={() => take(account)}>
                  {account.name}
                </Button>
              ))}
            </HStack>
          }
        >
          {t("login.try")}
        </Notice>
        <FormProblem />
        <TextField name="email" type="email" label={t("email")} autoComplete="off" dir="ltr" />
        <div className="kit-field">
          <PasswordField name="password" label={t("password")} autoComplete="off" />
          <Link
            className="kit-link kit-auth-forgot"
            to={layout === "card" ? "/pages/auth/forgot-password-2" : "/pages/auth/forgot-password"}
          >
            {t("login.forgot")}
          </Link>
        </div>
        <SubmitButton size="lg" wide>
          {t("login.submit")}
        </SubmitButton>
      </Form>
    </SampleAuth>
  );
}

/** What is shown when a step is done, with the way on. */
export function DonePage({
  layout,
  heading,
  text,
  to,
  way,
}: {
  layout: AuthLayout;
  heading: string;
  text: string;
  to: string;
  way: string;
}) {
  return (
    <SampleAuth layout={layout} heading={heading} text={text}>
      <div className="kit-auth-actions">
        <LinkButton to={to} variant="solid" size="lg" wide>
          {way}
        </LinkButton>
      </div>
    </SampleAuth>
  );
}
