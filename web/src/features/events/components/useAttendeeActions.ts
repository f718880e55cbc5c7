/** What is done with people at an event, said in a notice; what can be undone offers that. */
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import type { AttendeeAction } from "../model";
import { useChangeAttendee } from "../queries";

export function useAttendeeActions(eventId: string) {
  const { t } = useTranslation("events");
  const { mutate, isPending, variables } = useChangeAttendee(eventId, {
    onSuccess: (_, { action, userId, name }) => {
      const noted = action === "attended" || action === "notAttended";
      const undo = { label: t("undo"), onClick: () => mutate({ action: "undo", userId, name }) };
      const more = noted ? { action: undo } : action === "undo" ? { description: t("undoNote") } : {};
      toast.success(t(`action.${action}Done`, { name }), more);
    },
  });
  return {
    isBusy: (action: AttendeeAction, userId: string) =>
      isPending && variables.userId === userId && variables.action === action,
    change: (action: AttendeeAction, userId: string, name: string) => mutate({ action, userId, name }),
  };
}
