/** The device's fingerprint, face or key instead of a code. */
import { Button } from "@learnt/ui/action/Button";
import { isPasskeyRefused } from "@learnt/ui/base/passkeys";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FingerprintPattern } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { checkPasskey } from "../queries";

export function PasskeyButton({ challenge, onPassed }: { challenge: string; onPassed: () => void }) {
  const { t } = useTranslation("sign_in");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await checkPasskey(challenge);
      onPassed();
    } catch (error) {
      setFailed(isPasskeyRefused(error) ? t("passkeyRefused") : toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failed && <Notice tone="bad" title={failed} />}
      <Button size="lg" wide icon={<FingerprintPattern />} busy={busy} onClick={() => void use()}>
        {t("passkey")}
      </Button>
    </>
  );
}
