/** The ways in beside name and password: a button for each provider, in its colour. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { contrast, isHex, withContrast } from "@learnt/ui/theme/color";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useLeavingTo } from "../../../app/useLeavingTo";
import type { Provider } from "../model";
import { startProviderSignIn } from "../queries";
import { ProviderIcon } from "./ProviderIcon";

/** White on the provider's colour, made a little darker where it must be; black where only that can be read. */
export function coloured(color: string | null | undefined): CSSProperties | undefined {
  if (!isHex(color)) return undefined;
  const white = contrast(color, "#ffffff") >= 3;
  const [fill, ink] = white ? [withContrast(color, ["#ffffff"], 4.5), "#ffffff"] : [color, "#000000"];
  return { "--provider": fill, "--on-provider": ink } as CSSProperties;
}

type Props = {
  providers: readonly Provider[];
  /** The button's words: "login.with" or "register.with". */
  labelKey: "login.with" | "register.with";
  redirectUrl: string | null;
  persist: () => boolean;
};

export function Providers({ providers, labelKey, redirectUrl, persist }: Props) {
  const { t } = useTranslation("identity");
  const [leaving, setLeaving] = useLeavingTo();
  const [failed, setFailed] = useState<string | null>(null);

  const startSignIn = async (provider: Provider) => {
    setLeaving(provider.id);
    setFailed(null);
    try {
      await startProviderSignIn(provider, { redirectUrl, persist: persist() });
    } catch (error) {
      setLeaving(null);
      setFailed(toFailure(error).message);
    }
  };

  if (providers.length === 0) return null;
  return (
    <div className="kit-providers">
      <p className="kit-or">{t("login.or")}</p>
      {failed && <Notice tone="bad" title={failed} />}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          size="lg"
          wide
          icon={<ProviderIcon kind={provider.kind} />}
          className={isHex(provider.color) ? "kit-provider" : undefined}
          style={coloured(provider.color)}
          busy={leaving === provider.id}
          disabled={leaving !== null}
          onClick={() => void startSignIn(provider)}
        >
          {t(labelKey, { provider: provider.name })}
        </Button>
      ))}
    </div>
  );
}
