/** The first step: who it is, and what they know. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { checkPasswordFields } from "../model";
import { type Challenge, checkPassword } from "../queries";

export function PasswordStep({ onPassed }: { onPassed: (challenge: Challenge) => void }) {
  const { t } = useTranslation("sign_in");
  const check = checkPasswordFields((problem) => t(`errors.${problem}`));
  const form = useCheckedForm(check, { email: "", password: "" });
  return (
    <Form
      form={form}
      label={t("heading")}
      onSubmit={async ({ email, password }) => onPassed(await checkPassword(email.trim(), password))}
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
