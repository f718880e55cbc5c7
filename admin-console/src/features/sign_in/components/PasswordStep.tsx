/** The first step: who it is, and what they know. */
import { Form, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { passwordSchema } from "../model";
import { type Challenge, checkPassword } from "../queries";

export function PasswordStep({ onPassed }: { onPassed: (challenge: Challenge) => void }) {
  const { t } = useTranslation("sign_in");
  const schema = useMemo(() => passwordSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { email: "", password: "" } });
  return (
    <Form
      form={form}
      label={t("heading")}
      onSubmit={async ({ email, password }) => onPassed(await checkPassword(email, password))}
    >
      <TextField
        name="email"
        label={t("email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
      <FormProblem />
      <SubmitButton size="lg" wide>
        {t("continue")}
      </SubmitButton>
    </Form>
  );
}
