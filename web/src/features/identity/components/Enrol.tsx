/** An organisation that asks for a second factor, and somebody who has none yet: they set one up before they come in. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Entered, isOver } from "../entered";
import { confirmSecret, newSecret } from "../queries";
import { AuthenticatorSetup } from "./AuthenticatorSetup";
import { AuthFrame } from "./AuthFrame";
import { RecoveryCodes } from "./RecoveryCodes";
import type { SecondFactorProps } from "./SecondFactor";

export function Enrol({ step, onEntered, onBack }: SecondFactorProps) {
  const { t } = useTranslation("identity");
  const asked = useQuery(newSecret(step.challenge));
  const [done, setDone] = useState<{ enrolled: Entered; at: number } | null>(null);
  const over = isOver(asked.error);

  useEffect(() => {
    if (over) onBack(true);
  }, [over, onBack]);

  const confirm = async (code: string) => {
    try {
      setDone({ enrolled: await confirmSecret(step.challenge, code), at: Date.now() });
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
      text={t("enrol.text")}
      below={
        <Button variant="plain" onClick={() => onBack(false)}>
          {t("second.back")}
        </Button>
      }
    >
      {asked.error && !over ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : asked.data ? (
        <AuthenticatorSetup {...asked.data} onConfirm={confirm} />
      ) : (
        <ProgressBusy label={t("action.busy")} />
      )}
    </AuthFrame>
  );
}
