/** A passkey instead of a code: the device asks for a finger, a face or a key. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FingerprintPattern } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../../api/problem";
import { isPasskeyRefused, provePasskey } from "../../../app/passkeys";
import type { Entered } from "../entered";
import { passkeyOptions, prove } from "../queries";

type Props = { challenge: string; attempt: (proving: Promise<Entered>) => Promise<void> };

async function byPasskey(challenge: string): Promise<Entered> {
  const { options } = await passkeyOptions(challenge);
  return prove(challenge, { passkey: await provePasskey(options) });
}

export function PasskeyStep({ challenge, attempt }: Props) {
  const { t } = useTranslation("identity");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const use = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await attempt(byPasskey(challenge));
    } catch (error) {
      const { message, fields } = explain(error);
      setFailed(isPasskeyRefused(error) ? t("second.refused") : (fields?.[0]?.message ?? message));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="lt-auth-actions">
      {failed && <Notice tone="bad" title={failed} />}
      <Button
        variant="solid"
        size="lg"
        wide
        icon={<FingerprintPattern />}
        busy={busy}
        onClick={() => void use()}
        autoFocus
      >
        {t(busy ? "second.waiting" : "second.passkey")}
      </Button>
    </div>
  );
}
