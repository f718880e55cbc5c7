/** Sign-in with username or e-mail and password, on the team's own page. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { blockedFor, explain, isWrongPassword } from "../../api/problem";
import { afterSignIn } from "../../app/afterSignIn";
import { safeRedirect } from "../../app/gate";
import { useHere } from "../../app/here";
import { isScreen } from "../../app/paths";
import { AuthFrame } from "./components/AuthFrame";
import { TermsLink } from "./components/TermsLink";
import { logIn } from "./queries";

/** Shorter ones are not even sent. */
const MIN = 4;

type Values = { username: string; password: string; persist: boolean; acceptTerms: boolean };

export default function LoginRoute() {
  const { t } = useTranslation("identity");
  const here = useHere();
  const go = useNavigate();
  const [search] = useSearchParams();
  const { settings } = here.tenant;
  const [keptOut, setKeptOut] = useState<number>();
  const format = useFormat();
  // A team that chose no name for it has the English one: then ours stands there, in the reader's language.
  const chosen = settings.usernameTitleLabel;
  const isChosen = chosen && chosen !== t("login.username", { lng: "en" });
  const asksTerms = settings.showPersonalTermsConditions === true;

  const form = useCheckedForm<Values>(
    ({ username, password, acceptTerms }) => ({
      ...(username.trim().length < MIN ? { username: t("login.short") } : {}),
      ...(password.length < MIN ? { password: t("login.short") } : {}),
      ...(asksTerms && !acceptTerms ? { acceptTerms: t("login.termsNeeded") } : {}),
    }),
    { username: "", password: "", persist: false, acceptTerms: false },
  );

  if (here.fallback) return <AuthFrame heading={t("fallback.heading")} text={t("fallback.text")} />;

  return (
    <AuthFrame
      heading={t("login.heading", { team: here.team.displayName })}
      below={
        <>
          {settings.showTermsConditions && here.team.termsAndConditionsUrl && (
            <p>
              <Trans
                t={t}
                i18nKey="login.notice"
                components={{ to: <TermsLink href={here.team.termsAndConditionsUrl} /> }}
              />
            </p>
          )}
          {here.team.supportEmail && (
            <p>
              <Trans
                t={t}
                i18nKey="login.support"
                components={{ to: <TermsLink href={`mailto:${here.team.supportEmail}`} /> }}
              />
            </p>
          )}
        </>
      }
    >
      <Form
        form={form}
        label={t("login.title")}
        fieldNames={{ email: "username", terms: "acceptTerms" }}
        onSubmit={async ({ acceptTerms, ...values }) => {
          try {
            await logIn({ ...values, ...(asksTerms ? { acceptTerms } : {}) });
          } catch (error) {
            setKeptOut(blockedFor(error));
            if (!isWrongPassword(error)) throw error;
            form.setError(
              "password",
              { type: "server", message: explain(error).message },
              { shouldFocus: true },
            );
            return;
          }
          await afterSignIn(go, safeRedirect(search.get("redirectUrl"), isScreen));
        }}
      >
        <FormProblem />
        <TextField
          name="username"
          label={isChosen ? chosen : t("login.username")}
          autoComplete="username"
          autoFocus
          dir="auto"
        />
        <PasswordField name="password" label={t("login.password")} />
        {/* The server's sentence names a button; where there is none, this helps. */}
        {keptOut !== undefined && !isScreen("/resetpassword") && (
          <Notice tone="warn">{t("login.blocked", { time: format.duration(keptOut) })}</Notice>
        )}
        {asksTerms && (
          <CheckboxField
            name="acceptTerms"
            label={
              settings.personalTermsAndConditionsUrl ? (
                <Trans
                  t={t}
                  i18nKey="login.terms"
                  components={{ to: <TermsLink href={settings.personalTermsAndConditionsUrl} /> }}
                />
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
    </AuthFrame>
  );
}
