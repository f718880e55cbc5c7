/** The form of a new account. An address that somebody has already is told as soon as its field is left. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { FieldRow, Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isCode, toFailure } from "../../../api/problem";
import type { PasswordRules } from "../../../api/types";
import { isEmail, meetsAll } from "../model";
import { checkEmail, type Registration, register } from "../queries";
import type { SignInResult } from "../signInResult";
import { NewPassword } from "./NewPassword";

type Values = Required<Registration>;

/** Shorter names are none. */
const MIN = 2;

/** Somebody new; without an address they have nothing to confirm. */
export type NewUser = { firstName: string; email?: string };

type Props = {
  rules: PasswordRules | undefined;
  onEntered: (result: SignInResult, who: NewUser) => Promise<void>;
};

export function RegisterForm({ rules, onEntered }: Props) {
  const { t } = useTranslation("identity");
  // What the server said of each address that was asked about; each is asked about once.
  const statusByEmail = useRef(new Map<string, string | undefined>());

  const form = useCheckedForm<Values>(
    ({ firstName, lastName, email, phone, password }) => ({
      ...(firstName.trim().length < MIN ? { firstName: t("register.short") } : {}),
      ...(lastName.trim().length < MIN ? { lastName: t("register.short") } : {}),
      ...wrongEmail(email.trim()),
      ...(phone.trim() === "" ? { phone: t("register.phoneNeeded") } : {}),
      ...(meetsAll(password, rules) ? {} : { password: t("action.rules") }),
    }),
    { firstName: "", lastName: "", email: "", phone: "", password: "" },
  );

  function wrongEmail(email: string): { email?: string } {
    if (email === "") return {};
    if (!isEmail(email)) return { email: t("register.email.wrong") };
    const taken = statusByEmail.current.get(email);
    return taken ? { email: taken } : {};
  }

  const ask = async () => {
    const email = form.getValues("email").trim();
    if (!isEmail(email) || statusByEmail.current.has(email)) return;
    statusByEmail.current.set(email, undefined);
    try {
      await checkEmail(email);
    } catch (error) {
      const failure = toFailure(error).fields?.find(({ field }) => field === "email");
      // Without an answer nothing is known; the server looks again when the form is sent.
      if (failure && !isCode(error, "too_many_requests")) statusByEmail.current.set(email, failure.message);
    }
    if (statusByEmail.current.get(email)) await form.trigger("email");
  };

  return (
    <Form
      form={form}
      label={t("register.title")}
      onSubmit={async ({ email, ...values }) => {
        const address = email.trim();
        const who = { ...values, ...(address ? { email: address } : {}) };
        await onEntered(await register(who), who);
      }}
    >
      <FormProblem />
      <FieldRow>
        <TextField
          name="firstName"
          label={t("register.firstName")}
          autoComplete="given-name"
          autoFocus
          dir="auto"
        />
        <TextField name="lastName" label={t("register.lastName")} autoComplete="family-name" dir="auto" />
      </FieldRow>
      <TextField
        name="email"
        type="email"
        label={t("register.email")}
        hint={t("register.emailHint")}
        autoComplete="email"
        inputMode="email"
        dir="ltr"
        optional
        onLeave={() => void ask()}
      />
      <TextField name="phone" type="tel" label={t("register.phone")} autoComplete="tel" dir="ltr" />
      <Password rules={rules} />
      <SubmitButton size="lg" wide whenValid busyText={t("register.busy")}>
        {t("register.submit")}
      </SubmitButton>
    </Form>
  );
}

function Password({ rules }: { rules: PasswordRules | undefined }) {
  const { t } = useTranslation("identity");
  const names = useWatch({ name: ["firstName", "lastName", "email"] }) as string[];
  return <NewPassword name="password" label={t("login.password")} rules={rules} names={names} />;
}
