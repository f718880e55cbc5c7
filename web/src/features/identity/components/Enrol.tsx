/** An organisation that asks for a second factor, and somebody who has none yet: they set one up before they come in. */
import { Button } from "@learnt/ui/action/Button";
import { deviceName, knowsPasskeys, makePasskey } from "@learnt/ui/base/passkeys";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmFirstPasskey, confirmSecret, firstPasskeyOptions } from "../queries";
import { isStepExpired, type SignInResult } from "../signInResult";
import { AuthFrame } from "./AuthFrame";
import { EnrolApp } from "./EnrolApp";
import { PasskeyButton } from "./PasskeyButton";
import { RecoveryCodes } from "./RecoveryCodes";
import type { SecondFactorProps } from "./SecondFactor";

type FactorKind = "app" | "passkey";

async function byNewPasskey(challenge: string, name: string): Promise<SignInResult> {
  const { options } = await firstPasskeyOptions(challenge);
  return confirmFirstPasskey({ challenge, name, passkey: await makePasskey(options) });
}

export function Enrol({ step, onEntered, onBack }: SecondFactorProps) {
  const { t } = useTranslation("identity");
  const [factorKind, setFactorKind] = useState<FactorKind>("app");
  const [done, setDone] = useState<{ enrolled: SignInResult; at: number } | null>(null);
  const other: FactorKind = factorKind === "app" ? "passkey" : "app";

  /** Goes on, or back when there is no going on. */
  const attempt = async (enrolling: Promise<SignInResult>) => {
    try {
      setDone({ enrolled: await enrolling, at: Date.now() });
    } catch (error) {
      if (!isStepExpired(error)) throw error;
      onBack(true);
    }
  };

  if (done) {
    const { enrolled, at } = done;
    // Its life goes on while somebody writes the codes down.
    const secondsLeft = (enrolled.expiresIn ?? 0) - (Date.now() - at) / 1000;
    return (
      <AuthFrame heading={t("codes.heading")} text={t("codes.text")}>
        <RecoveryCodes
          codes={enrolled.recoveryCodes ?? []}
          onKept={() => onEntered({ ...enrolled, expiresIn: secondsLeft })}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      heading={t("enrol.heading")}
      text={t(`enrol.text.${factorKind}`)}
      below={
        <>
          {knowsPasskeys() && (
            <Button variant="plain" onClick={() => setFactorKind(other)}>
              {t(`enrol.use.${other}`)}
            </Button>
          )}
          <Button variant="plain" onClick={() => onBack(false)}>
            {t("second.back")}
          </Button>
        </>
      }
    >
      {factorKind === "app" ? (
        <EnrolApp
          challenge={step.challenge}
          onConfirm={(code) => attempt(confirmSecret(step.challenge, code))}
          onBack={onBack}
        />
      ) : (
        <PasskeyButton
          label={t("enrol.passkey")}
          refused={t("enrol.refused")}
          onUse={() =>
            attempt(byNewPasskey(step.challenge, deviceName(navigator.userAgent) || t("enrol.passkeyName")))
          }
        />
      )}
    </AuthFrame>
  );
}
