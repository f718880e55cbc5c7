/** At the foot of the unfolded navigation, on somebody's first visits: how it is folded. */
import { Button } from "@learnt/ui/action/Button";
import { useTranslation } from "react-i18next";

type Props = { onFold: () => void; onKeep: () => void };

export function FirstVisit({ onFold, onKeep }: Props) {
  const { t } = useTranslation("shell");
  return (
    <section className="kit-stack" aria-label={t("firstVisit.title")}>
      <p>{t("firstVisit.text")}</p>
      <div className="kit-nav-choice">
        <Button size="sm" onClick={onFold}>
          {t("firstVisit.fold")}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {t("firstVisit.keep")}
        </Button>
      </div>
    </section>
  );
}
