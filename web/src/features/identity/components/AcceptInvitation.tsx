/** An invitation is accepted with a first password, or with the one that the person has from elsewhere. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import type { Invited } from "../../../api/types";
import { paths } from "../../../app/pathBuilder";
import { meetsAll } from "../model";
import { acceptInvitation, invitation } from "../queries";
import type { SignInResult } from "../signInResult";
import { showWrongPassword } from "../wrongPassword";
import { AuthFrame } from "./AuthFrame";
import { BadLink } from "./BadLink";
import { CheckingPage } from "./CheckingPage";
import { NewPassword } from "./NewPassword";

type Props = { code: string; onEntered: (result: SignInResult) => Promise<void> };

export function AcceptInvitation(props: Props) {
  const { t } = useTranslation("identity");
  const query = useQuery(invitation(props.code));
  if (query.error) return <BadLink error={query.error} hint={t("action.badText")} />;
  if (!query.data) return <CheckingPage what={t("action.checking")} />;
  return <AcceptForm {...props} invited={query.data} />;
}

function AcceptForm({ code, invited, onEntered }: Props & { invited: Invited }) {
  const { t } = useTranslation("identity");
  const navigate = useNavigate();
  const { hasPassword, passwordRules, email, firstName, lastName, teamDisplayName } = invited;
  const form = useCheckedForm<{ password: string }>(
    ({ password }) => {
      if (hasPassword) return password === "" ? { password: t("action.needed") } : {};
      return meetsAll(password, passwordRules) ? {} : { password: t("action.rules") };
    },
    { password: "" },
  );

  const finish = async (result: SignInResult) => {
    if (result.accessToken || result.secondFactor) await onEntered(result);
    // Accepted without the password: there is nobody to be signed in yet.
    else await navigate(paths.login, { replace: true, state: { username: email } });
  };
  const submit = async ({ password }: { password: string }) => {
    try {
      await finish(await acceptInvitation({ code, password }));
    } catch (error) {
      if (!showWrongPassword(form, error)) throw error;
    }
  };
  const later = () =>
    void acceptInvitation({ code }).then(finish, (error: unknown) => toast.error(toFailure(error).message));

  return (
    <AuthFrame
      heading={t("action.heading", { name: firstName })}
      text={t(hasPassword ? "action.textHas" : "action.text", { email, team: teamDisplayName })}
    >
      <Form form={form} label={t("action.title")} onSubmit={submit}>
        <FormProblem />
        <input type="hidden" autoComplete="username" value={email ?? ""} readOnly />
        {hasPassword ? (
          <PasswordField name="password" label={t("action.ownPassword")} autoFocus />
        ) : (
          <NewPassword
            name="password"
            label={t("action.password")}
            rules={passwordRules}
            names={[firstName, lastName, email]}
            autoFocus
          />
        )}
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t(hasPassword ? "action.accept" : "action.submit")}
        </SubmitButton>
        {hasPassword && (
          <Button variant="ghost" onClick={later}>
            {t("action.later")}
          </Button>
        )}
      </Form>
    </AuthFrame>
  );
}
