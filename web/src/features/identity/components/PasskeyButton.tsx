/** The button behind which the device asks for a finger, a face or a key. */
import { Button } from "@learnt/ui/action/Button";
import { isPasskeyRefused } from "@learnt/ui/base/passkeys";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FingerprintPattern } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";

type Props = {
  label: string;
  /** What is said when the device's dialog was closed. */
  refused: string;
  /** May throw what is then shown. */
  onUse: () => Promise<void>;
};

export function PasskeyButton({ label, refused, onUse }: Props) {
  const { t } = useTranslation("identity");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const use = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await onUse();
    } catch (error) {
      const { message, fields } = toFailure(error);
      setFailed(isPasskeyRefused(error) ? refused : (fields?.[0]?.message ?? message));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="kit-auth-actions">
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
        {busy ? t("second.waiting") : label}
      </Button>
    </div>
  );
}
