/** The link from the mail about a forgotten password: a new one is chosen, and the person is signed in. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isCodeUsed } from "../../../api/problem";
import { meetsAll } from "../model";
import { confirmReset, type PasswordReset, resetting } from "../queries";
import type { SignInResult } from "../signInResult";
import { AuthFrame } from "./AuthFrame";
import { BadLink } from "./BadLink";
import { CheckingPage } from "./CheckingPage";
import { NewPassword } from "./NewPassword";

type Props = {
  code: string;
  onEntered: (result: SignInResult) => Promise<void>;
};

export function ResetPassword(props: Props) {
  const { t } = useTranslation("identity");
  const query = useQuery(resetting(props.code));
  if (query.error) return <BadLink error={query.error} hint={t("reset.badText")} />;
  if (!query.data) return <CheckingPage what={t("reset.checking")} />;
  return <ChoosePassword {...props} resetting={query.data} />;
}

function ChoosePassword({
  code,
  onEntered,
  resetting: { email, passwordRules },
}: Props & { resetting: PasswordReset }) {
  const { t } = useTranslation("identity");
  const [over, setOver] = useState<unknown>(null);
  const form = useCheckedForm<{ password: string }>(
    ({ password }) => (meetsAll(password, passwordRules) ? {} : { password: t("action.rules") }),
    { password: "" },
  );
  const submit = async ({ password }: { password: string }) => {
    try {
      await onEntered(await confirmReset(code, password));
    } catch (error) {
      // It worked a moment ago: used in another tab, or too old by now.
      if (!isCodeUsed(error)) throw error;
      setOver(error);
    }
  };

  if (over) return <BadLink error={over} hint={t("reset.badText")} />;
  return (
    <AuthFrame heading={t("reset.newHeading")} text={t("reset.newText", { email })}>
      <Form form={form} label={t("reset.newHeading")} onSubmit={submit}>
        <FormProblem />
        <input type="hidden" autoComplete="username" value={email ?? ""} readOnly />
        <NewPassword
          name="password"
          label={t("action.password")}
          rules={passwordRules}
          names={[email]}
          autoFocus
        />
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t("action.submit")}
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
