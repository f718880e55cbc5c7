/** Links from mails: an invitation is accepted with a new password, and the person is signed in. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { isPassing } from "@learnt/ui/http/problem";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { explain, isWrongPassword } from "../../api/problem";
import type { Invited } from "../../api/types";
import { afterSignIn } from "../../app/afterSignIn";
import { useMe } from "../../app/me";
import { AuthFrame } from "./components/AuthFrame";
import { PasswordRules } from "./components/PasswordRules";
import { fragment, judge } from "./model";
import { acceptInvitation, invitation, leave } from "./queries";

export default function ActionRoute() {
  const { t } = useTranslation("identity");
  const { hash } = useLocation();
  // Kept for this visit: the code leaves the address bar once it is read.
  const [link] = useState(() => fragment(hash));
  const code = link.get("mode") === "acceptInvitation" ? (link.get("code") ?? "") : "";
  const me = useMe();
  const asked = useQuery({ ...invitation(code), enabled: code !== "" && me === null });

  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [code]);

  if (code !== "" && me !== null) return <SomebodyElse name={me.data.displayName || me.data.email || ""} />;
  if (code === "" || asked.error) {
    return (
      <AuthFrame
        heading={t("action.bad")}
        text={
          <>
            {asked.error && `${explain(asked.error).message} `}
            {!isPassing(asked.error) && t("action.badText")}
          </>
        }
      >
        <LinkButton to="/login" variant="solid" size="lg" wide>
          {t("action.toLogin")}
        </LinkButton>
      </AuthFrame>
    );
  }
  if (!asked.data) {
    return (
      <AuthFrame heading={t("action.checking")}>
        <ProgressBusy label={t("action.checking")} />
      </AuthFrame>
    );
  }
  return <Accept code={code} invited={asked.data} />;
}

/** An invitation is for one person: whoever is signed in here is asked to make room. */
function SomebodyElse({ name }: { name: string }) {
  const { t } = useTranslation("identity");
  const [busy, setBusy] = useState(false);
  return (
    <AuthFrame heading={t("action.other", { name })} text={t("action.otherText")}>
      <Button
        variant="solid"
        size="lg"
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void leave();
        }}
      >
        {t("action.otherOut")}
      </Button>
      <LinkButton to="/" size="lg" wide>
        {t("action.otherStay")}
      </LinkButton>
    </AuthFrame>
  );
}

function Accept({ code, invited }: { code: string; invited: Invited }) {
  const { t } = useTranslation("identity");
  const go = useNavigate();
  const { hasPassword, passwordRules, email, firstName, teamDisplayName } = invited;
  const schema = z.object({
    password: hasPassword
      ? z.string().min(1, t("action.needed"))
      : z
          .string()
          .refine((password) => judge(password, passwordRules).every((rule) => rule.met), t("action.rules")),
  });
  const form = useZodForm(schema, { defaultValues: { password: "" } });
  const finish = async (signedIn: boolean) =>
    signedIn ? afterSignIn(go, null) : go("/login", { replace: true });

  return (
    <AuthFrame
      heading={t("action.heading", { name: firstName })}
      text={t(hasPassword ? "action.textHas" : "action.text", { email, team: teamDisplayName })}
    >
      <Form
        form={form}
        label={t("action.title")}
        onSubmit={async ({ password }) => {
          try {
            await finish(await acceptInvitation({ code, password }));
          } catch (error) {
            if (!isWrongPassword(error)) throw error;
            form.setError(
              "password",
              { type: "server", message: explain(error).message },
              { shouldFocus: true },
            );
          }
        }}
      >
        <FormProblem />
        <input type="hidden" autoComplete="username" value={email ?? ""} readOnly />
        {hasPassword ? (
          <PasswordField name="password" label={t("action.ownPassword")} autoFocus />
        ) : (
          <>
            <PasswordField
              name="password"
              label={t("action.password")}
              autoComplete="new-password"
              autoFocus
            />
            <PasswordRules name="password" rules={passwordRules} />
          </>
        )}
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t(hasPassword ? "action.accept" : "action.submit")}
        </SubmitButton>
        {hasPassword && (
          <Button
            variant="ghost"
            onClick={() =>
              void acceptInvitation({ code }).then(finish, (error: unknown) =>
                toast.error(explain(error).message),
              )
            }
          >
            {t("action.later")}
          </Button>
        )}
      </Form>
    </AuthFrame>
  );
}
