/** Marks all as read, with a way back for a moment. */
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import type { NotificationKind } from "../../app/notificationKinds";
import { markAllRead, markAllUnread } from "./queries";

export function useReadAll(): (kind?: NotificationKind) => Promise<void> {
  const { t } = useTranslation("notifications");
  const failed = (error: unknown) => toast.error(toFailure(error).message);
  return async (kind) => {
    try {
      const { count, at } = await markAllRead(kind);
      // Everything of this kind was read already.
      if (count === 0) return void toast.success(t("allRead", { count }));
      const undo = () => void markAllUnread(at).catch(failed);
      toast.success(t("allRead", { count }), { action: { label: t("undo"), onClick: undo } });
    } catch (error) {
      failed(error);
    }
  };
}
