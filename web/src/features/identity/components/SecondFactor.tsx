/** The step after every way in, where the person or the organisation asks for a second factor. */
import { Button } from "@learnt/ui/action/Button";
import { knowsPasskeys } from "@learnt/ui/base/passkeys";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { prove } from "../queries";
import { type FactorMethod, isStepExpired, type SecondStep, type SignInResult } from "../signInResult";
import { AuthFrame } from "./AuthFrame";
import { CodeForm } from "./CodeForm";
import { Enrol } from "./Enrol";
import { PasskeyStep } from "./PasskeyStep";

export type SecondFactorProps = {
  step: SecondStep;
  onEntered: (result: SignInResult) => Promise<void>;
  /** Back to the login page; `over` when the step took too long. */
  onBack: (isExpired: boolean) => void;
};

const order: readonly FactorMethod[] = ["passkey", "totp", "recovery"];

export default function SecondFactor({ step, onEntered, onBack }: SecondFactorProps) {
  const { t } = useTranslation("identity");
  const methods = order.filter(
    (item) => step.methods.includes(item) && (item !== "passkey" || knowsPasskeys()),
  );
  const [method, setMethod] = useState<FactorMethod | undefined>(methods[0]);

  /** Goes on, or back when there is no going on. */
  const attempt = async (proving: Promise<SignInResult>) => {
    try {
      await onEntered(await proving);
    } catch (error) {
      if (!isStepExpired(error)) throw error;
      onBack(true);
    }
  };

  const others = methods.filter((item) => item !== method);
  const below = (
    <>
      {others.map((item) => (
        <Button key={item} variant="plain" onClick={() => setMethod(item)}>
          {t(`second.use.${item}`)}
        </Button>
      ))}
      <Button variant="plain" onClick={() => onBack(false)}>
        {t("second.back")}
      </Button>
    </>
  );

  if (step.mustEnrol) return <Enrol step={step} onEntered={onEntered} onBack={onBack} />;
  if (method === undefined) {
    return (
      <AuthFrame
        heading={t("second.heading")}
        text={t(step.elsewhere?.length ? "second.elsewhere" : "second.none", {
          hosts: step.elsewhere?.join(", "),
        })}
        below={below}
      />
    );
  }
  return (
    <AuthFrame heading={t("second.heading")} text={t(`second.text.${method}`)} below={below}>
      {method === "passkey" && <PasskeyStep challenge={step.challenge} attempt={attempt} />}
      {method === "totp" && (
        <CodeForm
          key="totp"
          name="code"
          onCode={(code) => attempt(prove(step.challenge, { code }))}
          label={t("second.code")}
          submit={t("second.submit")}
        />
      )}
      {method === "recovery" && (
        <CodeForm
          key="recovery"
          name="recoveryCode"
          onCode={(recoveryCode) => attempt(prove(step.challenge, { recoveryCode }))}
          label={t("second.recoveryCode")}
          submit={t("second.submit")}
        />
      )}
    </AuthFrame>
  );
}
