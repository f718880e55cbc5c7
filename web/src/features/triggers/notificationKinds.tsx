/** The notification of triggers, which operators make: in the words of whoever wrote it. */
import { MessageSquare } from "lucide-react";
import type { NotificationKindsOf } from "../../app/notificationKinds";

export const notificationKinds: NotificationKindsOf<{ title?: string; text?: string }> = {
  message: {
    position: 240,
    icon: <MessageSquare />,
    text: ({ t, params: { title = "", text = "" } }) => ({ title: t("said.message", { title }), text }),
  },
};
