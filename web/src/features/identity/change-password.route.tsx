/** A new password for somebody who knows the present one, and for those who must not keep it. They are signed in by it. */
import { LinkButton } from "@learnt/ui/action/Button";
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { Notice } from "@learnt/ui/feedback/Notice";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { paths } from "../../app/pathBuilder";
import { isScreen } from "../../app/paths";
import { useTenantContext } from "../../app/tenantContext";
import { AuthFrame } from "./components/AuthFrame";
import { NewPassword } from "./components/NewPassword";
import { UsernameField } from "./components/UsernameField";
import { meetsAll } from "./model";
import { changePassword, type PasswordChange } from "./queries";
import { useSignInSteps } from "./useSignInSteps";
import { showWrongPassword } from "./wrongPassword";

/** What the login page brings: whose password it is, and that it cannot stay. */
type LocationState = { username?: string; must?: boolean } | null;

export default function ChangePasswordRoute() {
  const { t } = useTranslation("identity");
  const { settings } = useTenantContext().tenant;
  const [search] = useSearchParams();
  const brought = useLocation().state as LocationState;
  const { stepScreen, acceptResult } = useSignInSteps({
    wanted: safeRedirect(search.get("redirectUrl"), isScreen),
  });
  const rules = settings.passwordRules;

  const form = useCheckedForm<PasswordChange>(
    ({ username, password, newPassword }) => ({
      ...(username.trim() === "" ? { username: t("change.usernameNeeded") } : {}),
      ...(password === "" ? { password: t("action.needed") } : {}),
      ...(meetsAll(newPassword, rules) ? {} : { newPassword: t("action.rules") }),
      ...(newPassword !== "" && newPassword === password ? { newPassword: t("change.same") } : {}),
    }),
    {
      username: brought?.username ?? "",
      password: "",
      newPassword: "",
      persist: settings.sessionConfig?.persistUserSession ?? true,
    },
  );

  const submit = async (values: PasswordChange) => {
    try {
      await acceptResult(await changePassword({ ...values, username: values.username.trim() }));
    } catch (error) {
      if (!showWrongPassword(form, error)) throw error;
    }
  };

  if (stepScreen) return stepScreen;
  const named = Boolean(brought?.username);
  return (
    <AuthFrame
      heading={t("change.heading")}
      text={t("change.text")}
      below={
        <>
          <LinkButton to={paths.resetPassword} variant="plain">
            {t("change.forgot")}
          </LinkButton>
          <LinkButton to={paths.login} variant="plain">
            {t("second.back")}
          </LinkButton>
        </>
      }
    >
      {brought?.must && <Notice tone="info">{t("change.must")}</Notice>}
      <Form form={form} label={t("change.title")} fieldNames={{ email: "username" }} onSubmit={submit}>
        <FormProblem />
        <UsernameField autoFocus={!named} />
        <PasswordField name="password" label={t("change.present")} autoFocus={named} />
        <NewPassword
          name="newPassword"
          label={t("action.password")}
          rules={rules}
          names={[brought?.username]}
        />
        <CheckboxField name="persist" label={t("login.persist")} hint={t("login.persistHint")} />
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t("change.submit")}
        </SubmitButton>
      </Form>
    </AuthFrame>
  );
}
