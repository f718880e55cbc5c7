/** A provider's button as the login page shows it; it leads nowhere. */
import { Button } from "@learnt/ui/action/Button";
import { isHex } from "@learnt/ui/theme/color";
import { useTranslation } from "react-i18next";
import { ProviderIcon } from "./ProviderIcon";
import { coloured } from "./Providers";

export type ProviderPreviewProps = { kind: string; name: string; color: string | null };

export function ProviderPreview({ kind, name, color }: ProviderPreviewProps) {
  const { t } = useTranslation("identity");
  return (
    <div aria-hidden="true" inert>
      <Button
        size="lg"
        wide
        icon={<ProviderIcon kind={kind} />}
        className={isHex(color) ? "kit-provider" : undefined}
        style={coloured(color)}
      >
        {t("login.with", { provider: name })}
      </Button>
    </div>
  );
}
