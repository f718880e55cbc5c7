/** Asks for the password when the server wants to know once more that it is the person, and then does what was wanted. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { PasswordField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Cancelled, isWrongProof, needsProof } from "./model";
import type { Password } from "./queries";

type Call<T> = (password: Password) => Promise<T>;
/** Makes a call that may need the password; rejects with `Cancelled` when it is not given. */
export type Prove = <T>(call: Call<T>) => Promise<T>;

const ProveContext = createContext<Prove | null>(null);

export function useProve(): Prove {
  const prove = useContext(ProveContext);
  if (!prove) throw new Error("What needs a proof stands below <ProveProvider>.");
  return prove;
}

type Asked = {
  /** Makes the call with this password; throws only what the password is to blame for. */
  answer: (password: string) => Promise<void>;
  cancel: () => void;
};

export function ProveProvider({ hasPassword, children }: { hasPassword: boolean; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const prove = useCallback(async <T,>(call: Call<T>): Promise<T> => {
    try {
      return await call(undefined);
    } catch (error) {
      if (!needsProof(error)) throw error;
    }
    return new Promise<T>((resolve, reject) =>
      setAsked({
        answer: async (password) => {
          try {
            resolve(await call(password));
          } catch (error) {
            if (isWrongProof(error)) throw error;
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
      {asked && <Question asked={asked} hasPassword={hasPassword} />}
    </ProveContext>
  );
}

function Question({ asked, hasPassword }: { asked: Asked; hasPassword: boolean }) {
  const { t } = useTranslation("security");
  const form = useZodForm(z.object({ password: z.string().min(1, t("prove.needed")) }), {
    defaultValues: { password: "" },
  });
  return (
    <Dialog
      open
      onClose={asked.cancel}
      title={t("prove.title")}
      note={t(hasPassword ? "prove.text" : "prove.without")}
      size="sm"
      footer={hasPassword ? undefined : <Button onClick={asked.cancel}>{t("close")}</Button>}
    >
      {hasPassword && (
        <Form form={form} label={t("prove.title")} onSubmit={({ password }) => asked.answer(password)}>
          <FormProblem />
          <PasswordField name="password" label={t("prove.password")} autoFocus />
          <FormActions>
            <Button onClick={asked.cancel}>{t("cancel")}</Button>
            <SubmitButton>{t("prove.go")}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}
