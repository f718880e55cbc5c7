/** A first authenticator app, set up before its person is in. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { ProgressBusy } from "@learnt/ui/feedback/Progress";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { newSecret } from "../queries";
import { isStepExpired } from "../signInResult";
import { AuthenticatorSetup } from "./AuthenticatorSetup";

type Props = {
  challenge: string;
  /** Gets the first code; may throw what the form then shows. */
  onConfirm: (code: string) => Promise<void>;
  /** Back to the login page; `over`: the step took too long. */
  onBack: (isExpired: boolean) => void;
};

export function EnrolApp({ challenge, onConfirm, onBack }: Props) {
  const { t } = useTranslation("identity");
  const query = useQuery(newSecret(challenge));
  const isExpired = isStepExpired(query.error);

  useEffect(() => {
    if (isExpired) onBack(true);
  }, [isExpired, onBack]);

  if (query.error && !isExpired)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ProgressBusy label={t("action.busy")} />;
  return <AuthenticatorSetup {...query.data} onConfirm={onConfirm} />;
}
