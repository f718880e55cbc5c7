/** What is done with people at an event, said in a notice; what can be undone offers that. */
import { toast } from "@learnt/ui/feedback/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { Deed } from "../model";
import { doAtDesk, useAgain } from "../queries";

export function useDesk(eventId: string) {
  const { t } = useTranslation("events");
  const again = useAgain();
  const [busy, setBusy] = useState("");
  const work = async (deed: Deed, userId: string, name: string) => {
    setBusy(userId + deed);
    try {
      await doAtDesk(eventId, deed, [userId]);
      const noted = deed === "attended" || deed === "notAttended";
      toast.success(
        t(`deed.${deed}Done`, { name }),
        noted
          ? { action: { label: t("undo"), onClick: () => void work("undo", userId, name) } }
          : deed === "undo"
            ? { description: t("undoNote") }
            : {},
      );
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setBusy("");
      again();
    }
  };
  return { busy: (deed: Deed, userId: string) => busy === userId + deed, work };
}
