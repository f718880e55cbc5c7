/** An address elsewhere: it opens in a new tab, and following it is what counts. */
import { ExternalButton } from "@learnt/ui/action/Button";
import { ExternalLink as Icon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ActivityProps } from "./Stage";

export function LinkActivity({ activity, tell }: ActivityProps<"link">) {
  const { t } = useTranslation("learning");
  const { url } = activity.content;
  const first = useRef(tell);
  // Being shown is where one is, not yet following it.
  useEffect(() => first.current({}), []);
  const host = URL.canParse(url) ? new URL(url).hostname : url;
  return (
    <div className="le-sheet le-link">
      <p className="le-link-host">{host}</p>
      <p className="le-link-text">{t("link.text")}</p>
      <ExternalButton
        variant="solid"
        size="lg"
        icon={<Icon aria-hidden="true" />}
        href={url}
        onClick={() => tell({ opened: true })}
        onAuxClick={(event) => event.button === 1 && tell({ opened: true })}
      >
        {t("link.open")}
      </ExternalButton>
    </div>
  );
}
