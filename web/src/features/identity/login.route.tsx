/** The team's own page for signing in: with name and password, or by one of its providers. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { blockedFor, isCode, loginFailure } from "../../api/problem";
import { loadShellSoon } from "../../app/loadShell";
import { paths } from "../../app/pathBuilder";
import { isScreen } from "../../app/paths";
import { useTenantContext } from "../../app/tenantContext";
import { AuthFrame } from "./components/AuthFrame";
import { FindTeam } from "./components/FindTeam";
import { LoginForm, type LoginValues } from "./components/LoginForm";
import { Providers } from "./components/Providers";
import { Terms } from "./components/Terms";
import { signInMethods } from "./model";
import { logIn } from "./queries";
import { useSignInSteps } from "./useSignInSteps";
import { showWrongPassword } from "./wrongPassword";

/** Shorter ones are not even sent. */
const MIN = 4;

/** Why a session ended by itself, as the address says. */
const ENDED_MESSAGES: Record<string, string> = { idle: "login.idle", over: "login.ended" };

/** What brought somebody here, beside the address: kept with this entry of the browser's history only. */
type LocationState = {
  /** A provider's account to be linked by this sign-in. */
  link?: string;
  provider?: string;
  username?: string;
  /** The second step took too long. */
  over?: boolean;
} | null;

export default function LoginRoute() {
  const { t } = useTranslation("identity");
  const { tenant, team, fallback } = useTenantContext();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const brought = useLocation().state as LocationState;
  const redirectTo = safeRedirect(search.get("redirectUrl"), isScreen);
  const ended = ENDED_MESSAGES[search.get("reason") ?? ""];
  const { settings } = tenant;
  const [keptOut, setKeptOut] = useState<number>();
  const { providers, form: shape } = signInMethods(team.providers);
  const [open, setOpen] = useState(shape === "open" || brought?.link !== undefined);
  const { stepScreen, acceptResult } = useSignInSteps({ wanted: redirectTo, linking: brought?.provider });
  useEffect(loadShellSoon, []);
  const asksTerms = settings.showPersonalTermsConditions === true;

  const form = useCheckedForm<LoginValues>(
    ({ username, password, acceptTerms }) => ({
      ...(username.trim().length < MIN ? { username: t("login.short") } : {}),
      ...(password.length < MIN ? { password: t("login.short") } : {}),
      ...(asksTerms && !acceptTerms ? { acceptTerms: t("login.termsNeeded") } : {}),
    }),
    {
      username: brought?.username ?? "",
      password: "",
      persist: settings.sessionConfig?.persistUserSession ?? true,
      acceptTerms: false,
    },
  );

  const submit = async ({ acceptTerms, ...values }: LoginValues) => {
    const { link } = brought ?? {};
    try {
      await acceptResult(
        await logIn({ ...values, ...(asksTerms ? { acceptTerms } : {}), ...(link ? { link } : {}) }),
      );
    } catch (error) {
      setKeptOut(blockedFor(error));
      if (isCode(error, "password_change_required")) {
        await navigate(`${paths.changePassword}?${search}`, {
          state: { username: values.username, must: true },
        });
        return;
      }
      if (!showWrongPassword(form, error)) throw loginFailure(error);
    }
  };

  if (stepScreen) return stepScreen;
  if (fallback) return <FindTeam />;
  return (
    <AuthFrame
      over={t("login.heading", { team: "" })
        .replace(/[\u2068\u2069]/g, "")
        .trim()}
      heading={team.displayName}
      below={
        <>
          {settings.showSelfRegistration && isScreen(paths.register) && (
            <LinkButton to={paths.register} variant="plain">
              {t("login.register")}
            </LinkButton>
          )}
          <Terms sentence="login.notice" />
        </>
      }
    >
      {brought?.link && (
        <Notice tone="info">
          {t("login.link", { provider: brought.provider, email: brought.username })}
        </Notice>
      )}
      {brought?.over && <Notice tone="warn">{t("second.over")}</Notice>}
      {ended && <Notice tone="info">{t(ended)}</Notice>}
      {open && <LoginForm form={form} settings={settings} onSubmit={submit} keptOut={keptOut} />}
      <Providers
        providers={providers}
        labelKey="login.with"
        redirectUrl={redirectTo}
        persist={() => form.getValues("persist")}
      />
      {!open && (
        <Button size="lg" wide icon={<Mail />} onClick={() => setOpen(true)}>
          {t("login.with", { provider: t("login.email") })}
        </Button>
      )}
    </AuthFrame>
  );
}
