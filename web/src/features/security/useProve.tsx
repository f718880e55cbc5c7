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
import { takeProof } from "../../app/providerFlow";
import { useTenantContext } from "../../app/tenantContext";
import {
  Cancelled,
  type Given,
  isWrongProof,
  linkedProviders,
  needsProof,
  type Prove,
  type Security,
  worksHere,
} from "./model";
import { useProveBy } from "./queries";

const ProveContext = createContext<Prove | null>(null);

export function useProve(): Prove {
  const prove = useContext(ProveContext);
  if (!prove) throw new Error("What needs a proof stands below <ProveProvider>.");
  return prove;
}

type Asked = {
  /** Makes the call with this; throws only what the proof is to blame for. */
  answer: (given: Given) => Promise<void>;
  cancel: () => void;
};

export function ProveProvider({ known, children }: { known: Security; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove = useCallback(async <T,>(call: (given: Given) => Promise<T>): Promise<T> => {
    // Somebody who has just come back from their provider need not go there again.
    const challenge = takeProof();
    if (challenge) {
      try {
        return await call({ challenge });
      } catch (error) {
        if (!needsProof(error)) throw error;
      }
    }
    return new Promise<T>((resolve, reject) =>
      setAsked({
        answer: async (given) => {
          try {
            resolve(await call(given));
          } catch (error) {
            if (isWrongProof(error) || needsProof(error)) throw error;
            reject(error);
          }
          setAsked(null);
        },
        cancel: () => {
          setAsked(null);
          reject(new Cancelled());
        },
      }),
    );
  }, []);
  return (
    <ProveContext value={prove}>
      {children}
      {asked && <Question asked={asked} known={known} />}
    </ProveContext>
  );
}

function Question({ asked, known }: { asked: Asked; known: Security }) {
  const { t } = useTranslation("security");
  const { providers } = useTenantContext().team;
  const { hasPassword, totpSince, passkeys } = known;
  const byPasskey = knowsPasskeys() && passkeys.some((passkey) => worksHere(passkey));
  const byProvider = hasPassword ? [] : linkedProviders(known, providers);
  const field = hasPassword ? "password" : totpSince ? "code" : null;
  const isThere = field !== null || byPasskey || byProvider.length > 0;
  return (
    <Dialog
      open
      onClose={asked.cancel}
      title={t("prove.title")}
      note={t(isThere ? "prove.text" : "prove.without")}
      size="sm"
      footer={field ? undefined : <Button onClick={asked.cancel}>{t(isThere ? "cancel" : "close")}</Button>}
    >
      <div className="lt-stack">
        {(byPasskey || byProvider.length > 0) && (
          <OtherWays asked={asked} byPasskey={byPasskey} byProvider={byProvider} />
        )}
        {field && <Typed asked={asked} field={field} />}
      </div>
    </Dialog>
  );
}

/** A password, or six digits. */
function Typed({ asked, field }: { asked: Asked; field: "password" | "code" }) {
  const { t } = useTranslation("security");
  const needed = t(field === "password" ? "prove.needed" : "prove.codeNeeded");
  const form = useZodForm(z.object({ [field]: z.string().trim().min(1, needed) }), {
    defaultValues: { [field]: "" },
  });
  return (
    <Form form={form} label={t("prove.title")} onSubmit={(given) => asked.answer(given)}>
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
        <Button onClick={asked.cancel}>{t("cancel")}</Button>
        <SubmitButton>{t("prove.go")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type Ways = { asked: Asked; byPasskey: boolean; byProvider: ReturnType<typeof linkedProviders> };

function OtherWays({ asked, byPasskey, byProvider }: Ways) {
  const { t } = useTranslation("security");
  const { mutate, error, variables } = useProveBy(asked.answer, { onError: () => undefined });
  // Who was sent to a provider waits until that is there.
  const isBusy = (way: string) => !error && variables?.way === way;

  return (
    <div className="lt-stack">
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
