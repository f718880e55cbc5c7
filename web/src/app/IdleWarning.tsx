/** The question to somebody who has done nothing for a while, with the time that is left. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "./useNow";

export default function IdleWarning({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
  const { t } = useTranslation();
  const { countdown } = useFormat();
  const secondsLeft = (endsAt - useNow(1000)) / 1000;
  const title = t("idle.title");

  // Somebody in another tab sees that this one asks.
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);

  return (
    <Dialog
      open
      onClose={onStay}
      title={title}
      size="sm"
      role="alertdialog"
      footer={
        <Button variant="solid" data-autofocus onClick={onStay}>
          {t("idle.stay")}
        </Button>
      }
    >
      <p>{t("idle.text")}</p>
      <p className="kit-countdown" role="timer">
        {countdown(secondsLeft)}
      </p>
    </Dialog>
  );
}
