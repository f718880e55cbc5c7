/** Asks, before a change of how somebody signs in, for what proves that it is them, and then makes the change with it. */
import { Button } from "@learnt/ui/action/Button";
import { isPasskeyRefused, knowsPasskeys } from "@learnt/ui/base/passkeys";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { FingerprintPattern, LogIn } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../api/problem";
import { consumeProof } from "../../app/providerFlow";
import { useTenantContext } from "../../app/tenantContext";
import {
  Cancelled,
  isWrongProof,
  linkedProviders,
  needsProof,
  type Proof,
  type Reauthenticate,
  type Security,
  worksAtHost,
} from "./model";
import { useReauthenticateBy } from "./queries";

const ReauthenticationContext = createContext<Reauthenticate | null>(null);

export function useReauthentication(): Reauthenticate {
  const reauthenticate = useContext(ReauthenticationContext);
  if (!reauthenticate) throw new Error("What needs a proof stands below <ReauthenticationProvider>.");
  return reauthenticate;
}

type ProofRequest = {
  /** Makes the call with this; throws only what the proof is to blame for. */
  answer: (proof: Proof) => Promise<void>;
  cancel: () => void;
};

export function ReauthenticationProvider({
  security,
  children,
}: {
  security: Security;
  children: ReactNode;
}) {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const reauthenticate = useCallback(async <T,>(call: (proof: Proof) => Promise<T>): Promise<T> => {
    // Somebody who has just come back from their provider need not go there again.
    const challenge = consumeProof();
    if (challenge) {
      try {
        return await call({ challenge });
      } catch (error) {
        if (!needsProof(error)) throw error;
      }
    }
    return new Promise<T>((resolve, reject) =>
      setRequest({
        answer: async (proof) => {
          try {
            resolve(await call(proof));
          } catch (error) {
            if (isWrongProof(error) || needsProof(error)) throw error;
            reject(error);
          }
          setRequest(null);
        },
        cancel: () => {
          setRequest(null);
          reject(new Cancelled());
        },
      }),
    );
  }, []);
  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {request && <Question request={request} security={security} />}
    </ReauthenticationContext>
  );
}

function Question({ request, security }: { request: ProofRequest; security: Security }) {
  const { t } = useTranslation("security");
  const { providers } = useTenantContext().team;
  const { hasPassword, totpSince, passkeys } = security;
  const byPasskey = knowsPasskeys() && passkeys.some((passkey) => worksAtHost(passkey));
  const byProvider = hasPassword ? [] : linkedProviders(security, providers);
  const field = hasPassword ? "password" : totpSince ? "code" : null;
  const isThere = field !== null || byPasskey || byProvider.length > 0;
  return (
    <Dialog
      open
      onClose={request.cancel}
      title={t("prove.title")}
      note={t(isThere ? "prove.text" : "prove.without")}
      size="sm"
      footer={field ? undefined : <Button onClick={request.cancel}>{t(isThere ? "cancel" : "close")}</Button>}
    >
      <div className="kit-stack">
        {(byPasskey || byProvider.length > 0) && (
          <OtherMethods request={request} byPasskey={byPasskey} byProvider={byProvider} />
        )}
        {field && <TypedProof request={request} field={field} />}
      </div>
    </Dialog>
  );
}

/** A password, or six digits. */
function TypedProof({ request, field }: { request: ProofRequest; field: "password" | "code" }) {
  const { t } = useTranslation("security");
  const needed = t(field === "password" ? "prove.needed" : "prove.codeNeeded");
  const form = useZodForm(z.object({ [field]: z.string().trim().min(1, needed) }), {
    defaultValues: { [field]: "" },
  });
  return (
    <Form form={form} label={t("prove.title")} onSubmit={(proof) => request.answer(proof)}>
      <FormProblem />
      {field === "password" ? (
        <PasswordField name="password" label={t("prove.password")} autoFocus />
      ) : (
        <TextField
          name="code"
          label={t("prove.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          autoFocus
        />
      )}
      <FormActions>
        <Button onClick={request.cancel}>{t("cancel")}</Button>
        <SubmitButton>{t("prove.go")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type OtherMethodsProps = {
  request: ProofRequest;
  byPasskey: boolean;
  byProvider: ReturnType<typeof linkedProviders>;
};

function OtherMethods({ request, byPasskey, byProvider }: OtherMethodsProps) {
  const { t } = useTranslation("security");
  const { mutate, error, variables } = useReauthenticateBy(request.answer, { onError: () => undefined });
  // Who was sent to a provider waits until that is there.
  const isBusy = (method: string) => !error && variables?.way === method;

  return (
    <div className="kit-stack">
      {error && (
        <Notice tone="bad" title={isPasskeyRefused(error) ? t("prove.refused") : toFailure(error).message} />
      )}
      {byPasskey && (
        <Button
          wide
          icon={<FingerprintPattern />}
          busy={isBusy("passkey")}
          onClick={() => mutate({ way: "passkey" })}
        >
          {t("prove.passkey")}
        </Button>
      )}
      {byProvider.map((provider) => (
        <Button
          key={provider.id}
          wide
          icon={<LogIn />}
          busy={isBusy(provider.id)}
          onClick={() => mutate({ way: provider.id, provider })}
        >
          {t("prove.provider", { name: provider.name })}
        </Button>
      ))}
    </div>
  );
}
