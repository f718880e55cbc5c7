/** An account of one's own making, where the organisation lets people register themselves. */
import { LinkButton } from "@learnt/ui/action/Button";
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { toast } from "@learnt/ui/feedback/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { paths } from "../../app/pathBuilder";
import { isScreen } from "../../app/paths";
import { useTenantContext } from "../../app/tenantContext";
import { AuthFrame } from "./components/AuthFrame";
import { Providers } from "./components/Providers";
import { type NewUser, RegisterForm } from "./components/RegisterForm";
import { Terms } from "./components/Terms";
import { signInMethods } from "./model";
import { LONG } from "./signInResult";
import { useSignInSteps } from "./useSignInSteps";

export default function RegisterRoute() {
  const { t } = useTranslation("identity");
  const { tenant, team, fallback } = useTenantContext();
  const [search] = useSearchParams();
  const redirectTo = safeRedirect(search.get("redirectUrl"), isScreen);
  const { stepScreen, acceptResult } = useSignInSteps({ wanted: redirectTo });
  const [mailed, setMailed] = useState(false);
  const { settings } = tenant;

  const welcome = ({ firstName, email }: NewUser) =>
    toast.success(t("notice.created"), {
      description: email
        ? t("register.confirm", { name: firstName, email })
        : t("notice.welcome", { name: firstName }),
      duration: LONG,
    });

  if (stepScreen) return stepScreen;
  if (fallback || !settings.showSelfRegistration) {
    return (
      <AuthFrame heading={t("register.closed")} text={t("register.closedText")}>
        <LinkButton to={paths.login} variant="solid" size="lg" wide>
          {t("action.toLogin")}
        </LinkButton>
      </AuthFrame>
    );
  }
  if (mailed) {
    return (
      <AuthFrame heading={t("register.mailed")} text={t("register.mailedText")}>
        <LinkButton to={paths.login} variant="solid" size="lg" wide>
          {t("action.toLogin")}
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      heading={t("register.heading")}
      text={t("register.text", { team: team.displayName })}
      below={
        <>
          <LinkButton to={paths.login} variant="plain">
            {t("register.login")}
          </LinkButton>
          <Terms sentence="register.notice" />
        </>
      }
    >
      <RegisterForm
        rules={settings.passwordRules}
        // Where nobody is told who has an account, how to go on stands in a mail.
        onEntered={async (result, who) => {
          if (result.mailed) return setMailed(true);
          await acceptResult(result);
          welcome(who);
        }}
      />
      <Providers
        providers={signInMethods(team.providers).providers.filter(({ kind }) => kind === "facebook")}
        labelKey="register.with"
        redirectUrl={redirectTo}
        persist={() => settings.sessionConfig?.persistUserSession ?? true}
      />
    </AuthFrame>
  );
}
