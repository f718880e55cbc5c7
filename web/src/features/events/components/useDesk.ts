/** What is done with people at an event, said in a notice; what can be undone offers that. */
import { toast } from "@learnt/ui/feedback/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { AttendeeAction } from "../model";
import { doAtDesk, useAgain } from "../queries";

export function useDesk(eventId: string) {
  const { t } = useTranslation("events");
  const again = useAgain();
  const [busy, setBusy] = useState("");
  const work = async (action: AttendeeAction, userId: string, name: string) => {
    setBusy(userId + action);
    try {
      await doAtDesk(eventId, action, [userId]);
      const noted = action === "attended" || action === "notAttended";
      toast.success(
        t(`action.${action}Done`, { name }),
        noted
          ? { action: { label: t("undo"), onClick: () => void work("undo", userId, name) } }
          : action === "undo"
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
  return { busy: (action: AttendeeAction, userId: string) => busy === userId + action, work };
}
