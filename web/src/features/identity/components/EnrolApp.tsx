/** A first authenticator app, set up before its person is in. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isOver } from "../entered";
import { newSecret } from "../queries";
import { AuthenticatorSetup } from "./AuthenticatorSetup";

type Props = {
  challenge: string;
  /** Gets the first code; may throw what the form then shows. */
  onConfirm: (code: string) => Promise<void>;
  /** Back to the login page; `over`: the step took too long. */
  onBack: (over: boolean) => void;
};

export function EnrolApp({ challenge, onConfirm, onBack }: Props) {
  const { t } = useTranslation("identity");
  const asked = useQuery(newSecret(challenge));
  const over = isOver(asked.error);

  useEffect(() => {
    if (over) onBack(true);
  }, [over, onBack]);

  if (asked.error && !over) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <ProgressBusy label={t("action.busy")} />;
  return <AuthenticatorSetup {...asked.data} onConfirm={onConfirm} />;
}
