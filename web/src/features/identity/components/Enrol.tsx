/** An organisation that asks for a second factor, and somebody who has none yet: they set one up before they come in. */
import { Button } from "@learnt/ui/action/Button";
import { deviceName, knowsPasskeys, makePasskey } from "@learnt/ui/base/passkeys";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Entered, isOver } from "../entered";
import { confirmFirstPasskey, confirmSecret, firstPasskeyOptions } from "../queries";
import { AuthFrame } from "./AuthFrame";
import { EnrolApp } from "./EnrolApp";
import { PasskeyButton } from "./PasskeyButton";
import { RecoveryCodes } from "./RecoveryCodes";
import type { SecondFactorProps } from "./SecondFactor";

type Way = "app" | "passkey";

async function byNewPasskey(challenge: string, name: string): Promise<Entered> {
  const { options } = await firstPasskeyOptions(challenge);
  return confirmFirstPasskey({ challenge, name, passkey: await makePasskey(options) });
}

export function Enrol({ step, onEntered, onBack }: SecondFactorProps) {
  const { t } = useTranslation("identity");
  const [way, setWay] = useState<Way>("app");
  const [done, setDone] = useState<{ enrolled: Entered; at: number } | null>(null);
  const other: Way = way === "app" ? "passkey" : "app";

  /** Goes on, or back when there is no going on. */
  const attempt = async (enrolling: Promise<Entered>) => {
    try {
      setDone({ enrolled: await enrolling, at: Date.now() });
    } catch (error) {
      if (!isOver(error)) throw error;
      onBack(true);
    }
  };

  if (done) {
    const { enrolled, at } = done;
    // Its life goes on while somebody writes the codes down.
    const left = (enrolled.expiresIn ?? 0) - (Date.now() - at) / 1000;
    return (
      <AuthFrame heading={t("codes.heading")} text={t("codes.text")}>
        <RecoveryCodes
          codes={enrolled.recoveryCodes ?? []}
          onKept={() => onEntered({ ...enrolled, expiresIn: left })}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      heading={t("enrol.heading")}
      text={t(`enrol.text.${way}`)}
      below={
        <>
          {knowsPasskeys() && (
            <Button variant="plain" onClick={() => setWay(other)}>
              {t(`enrol.use.${other}`)}
            </Button>
          )}
          <Button variant="plain" onClick={() => onBack(false)}>
            {t("second.back")}
          </Button>
        </>
      }
    >
      {way === "app" ? (
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
