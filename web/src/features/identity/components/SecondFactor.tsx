/** The step after every way in, where the person or the organisation asks for a second factor. */
import { Button } from "@learnt/ui/action/Button";
import { knowsPasskeys } from "@learnt/ui/base/passkeys";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Entered, isOver, type Method, type SecondStep } from "../entered";
import { prove } from "../queries";
import { AuthFrame } from "./AuthFrame";
import { CodeForm } from "./CodeForm";
import { Enrol } from "./Enrol";
import { PasskeyStep } from "./PasskeyStep";

export type SecondFactorProps = {
  step: SecondStep;
  onEntered: (entered: Entered) => Promise<void>;
  /** Back to the login page; `over` when the step took too long. */
  onBack: (over: boolean) => void;
};

const order: readonly Method[] = ["passkey", "totp", "recovery"];

export default function SecondFactor({ step, onEntered, onBack }: SecondFactorProps) {
  const { t } = useTranslation("identity");
  const methods = order.filter((one) => step.methods.includes(one) && (one !== "passkey" || knowsPasskeys()));
  const [method, setMethod] = useState<Method | undefined>(methods[0]);

  /** Goes on, or back when there is no going on. */
  const attempt = async (proving: Promise<Entered>) => {
    try {
      await onEntered(await proving);
    } catch (error) {
      if (!isOver(error)) throw error;
      onBack(true);
    }
  };

  const others = methods.filter((one) => one !== method);
  const below = (
    <>
      {others.map((one) => (
        <Button key={one} variant="plain" onClick={() => setMethod(one)}>
          {t(`second.use.${one}`)}
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
