/** The ways in beside name and password: a button for each provider, in its colour. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { contrast, isHex, readable } from "@learnt/ui/theme/color";
import { type CSSProperties, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useLeaving } from "../../../app/useLeaving";
import type { Provider } from "../model";
import { beginWith } from "../queries";
import { ProviderIcon } from "./ProviderIcon";

/** White on the provider's colour, made a little darker where it must be; black where only that can be read. */
export function coloured(color: string | null | undefined): CSSProperties | undefined {
  if (!isHex(color)) return undefined;
  const white = contrast(color, "#ffffff") >= 3;
  const [fill, ink] = white ? [readable(color, ["#ffffff"], 4.5), "#ffffff"] : [color, "#000000"];
  return { "--provider": fill, "--on-provider": ink } as CSSProperties;
}

type Props = {
  providers: readonly Provider[];
  /** The button's words: "login.with" or "register.with". */
  words: "login.with" | "register.with";
  redirectUrl: string | null;
  persist: () => boolean;
};

export function Providers({ providers, words, redirectUrl, persist }: Props) {
  const { t } = useTranslation("identity");
  const [leaving, setLeaving] = useLeaving();
  const [failed, setFailed] = useState<string | null>(null);

  const begin = async (provider: Provider) => {
    setLeaving(provider.id);
    setFailed(null);
    try {
      await beginWith(provider, { redirectUrl, persist: persist() });
    } catch (error) {
      setLeaving(null);
      setFailed(toFailure(error).message);
    }
  };

  if (providers.length === 0) return null;
  return (
    <div className="lt-providers">
      <p className="lt-or">{t("login.or")}</p>
      {failed && <Notice tone="bad" title={failed} />}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          size="lg"
          wide
          icon={<ProviderIcon kind={provider.kind} />}
          className={isHex(provider.color) ? "lt-provider" : undefined}
          style={coloured(provider.color)}
          busy={leaving === provider.id}
          disabled={leaving !== null}
          onClick={() => void begin(provider)}
        >
          {t(words, { provider: provider.name })}
        </Button>
      ))}
    </div>
  );
}
