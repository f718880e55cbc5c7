/** Withdraws a certificate and brings it back, each with the way to the other. */
import { toast } from "@learnt/ui/feedback/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import type { Certificate } from "./model";
import { restoreCertificate, useAccept, withdrawCertificate } from "./queries";

export function useStanding({ id, name, reason: before }: Certificate) {
  const { t } = useTranslation("certificates");
  const accept = useAccept();
  const [busy, setBusy] = useState(false);
  const notice = `certificate-${id}`;

  /** What is not asked for in a form tells of its failure itself. */
  const tried = async (step: () => Promise<void>) => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      toast.error(toFailure(error).message, { id: notice });
    } finally {
      accept();
      setBusy(false);
    }
  };
  const undone = () => toast.success(t("done.undone"), { id: notice });
  const withUndo = (said: string, undo: () => Promise<unknown>) =>
    toast.success(said, {
      id: notice,
      action: {
        label: t("undo"),
        onClick: () => void tried(() => undo().then(undone)),
      },
    });

  return {
    busy,
    /** Throws what the form explains. */
    withdraw: async (reason: string) => {
      await withdrawCertificate(id, reason);
      accept();
      withUndo(t("done.withdrawn", { name }), () => restoreCertificate(id));
    },
    restore: () =>
      tried(async () => {
        await restoreCertificate(id);
        if (before) withUndo(t("done.restored", { name }), () => withdrawCertificate(id, before));
        else toast.success(t("done.restored", { name }), { id: notice });
      }),
  };
}
