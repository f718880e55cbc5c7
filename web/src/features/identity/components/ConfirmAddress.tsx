/**
 * Links about an address: it belongs to the person, or it was changed by somebody else and comes back. Both wait for a
 * press of a button: programs that look through mails open links, and must not answer for the reader.
 */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { isTransient } from "@learnt/ui/http/problem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isCode, isCodeUsed, toFailure } from "../../../api/problem";
import type { Schemas } from "../../../api/types";
import { useMe } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { landing } from "../../../app/paths";
import { recoverEmail, verifyEmail } from "../queries";
import type { SignInResult } from "../signInResult";
import { AuthFrame } from "./AuthFrame";
import { BadLink } from "./BadLink";
import { ResetPassword } from "./ResetPassword";

type MessageGroup = "verify" | "recover";

/** Asks once, and says what came of it. */
function useSingleCall<Reply>(call: () => Promise<Reply>) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Reply | null>(null);
  const [error, setError] = useState<unknown>(null);
  const ask = async () => {
    setBusy(true);
    setError(null);
    try {
      setDone(await call());
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return { busy, done, error, ask };
}

function ConfirmPrompt({
  messages,
  busy,
  error,
  ask,
}: {
  messages: MessageGroup;
  busy: boolean;
  error: unknown;
  ask: () => Promise<void>;
}) {
  const { t } = useTranslation("identity");
  if (error && !isTransient(error)) return <BadLink error={error} hint={t(`${messages}.badText`)} />;
  return (
    <AuthFrame heading={t(`${messages}.heading`)} text={t(`${messages}.text`)}>
      <div className="kit-auth-actions">
        {error ? <Notice tone="bad" title={toFailure(error).message} /> : null}
        <Button variant="solid" size="lg" wide busy={busy} onClick={() => void ask()}>
          {t(`${messages}.submit`)}
        </Button>
      </div>
    </AuthFrame>
  );
}

type ShowAccountProps = { code: string; onDone: (done: Schemas["VerifiedEmail"]) => void };

/** Nobody is signed in here who could have asked for it: whoever has the account's password has. */
function ShowAccount({ code, onDone }: ShowAccountProps) {
  const { t } = useTranslation("identity");
  const [over, setOver] = useState<unknown>(null);
  const form = useCheckedForm<{ password: string }>(
    ({ password }) => (password === "" ? { password: t("action.needed") } : {}),
    { password: "" },
  );
  const submit = async ({ password }: { password: string }) => {
    try {
      onDone(await verifyEmail({ code, password }));
    } catch (error) {
      if (!isCodeUsed(error)) throw error;
      setOver(error);
    }
  };
  if (over) return <BadLink error={over} hint={t("verify.badText")} />;
  return (
    <AuthFrame heading={t("verify.heading")} text={t("verify.passwordText")}>
      <Form form={form} label={t("verify.heading")} onSubmit={submit}>
        <FormProblem />
        <PasswordField name="password" label={t("verify.password")} autoFocus />
        <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
          {t("verify.submit")}
        </SubmitButton>
        <LinkButton to={paths.resetPassword} variant="ghost">
          {t("verify.forgotten")}
        </LinkButton>
      </Form>
    </AuthFrame>
  );
}

export function VerifyEmail({ code }: { code: string }) {
  const { t } = useTranslation("identity");
  const me = useMe();
  const { done: pressed, ...asking } = useSingleCall(() => verifyEmail({ code }));
  const [shown, setShown] = useState<Schemas["VerifiedEmail"] | null>(null);
  const done = pressed ?? shown;
  if (!done && isCode(asking.error, "prove_yourself")) return <ShowAccount code={code} onDone={setShown} />;
  if (!done) return <ConfirmPrompt messages="verify" {...asking} />;
  return (
    <AuthFrame heading={t("verify.done")} text={t("verify.doneText", { email: done.email })}>
      <LinkButton to={me ? landing() : paths.login} variant="solid" size="lg" wide>
        {t(me ? "verify.on" : "action.toLogin")}
      </LinkButton>
    </AuthFrame>
  );
}

type Props = { code: string; onEntered: (result: SignInResult) => Promise<void> };

/** Afterwards a new password: whoever changed the address may know the present one. */
export function RecoverEmail({ code, onEntered }: Props) {
  const { t } = useTranslation("identity");
  const [on, setOn] = useState(false);
  const { done, ...asking } = useSingleCall(() => recoverEmail(code));
  if (!done) return <ConfirmPrompt messages="recover" {...asking} />;
  if (on) return <ResetPassword code={done.resetCode} onEntered={onEntered} />;
  return (
    <AuthFrame heading={t("recover.done")} text={t("recover.doneText", { email: done.email })}>
      <Button variant="solid" size="lg" wide onClick={() => setOn(true)}>
        {t("recover.on")}
      </Button>
    </AuthFrame>
  );
}
