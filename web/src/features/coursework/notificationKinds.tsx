/** How the notification of marked coursework looks and what it says. */
import { ClipboardCheck } from "lucide-react";
import type { NotificationKindsOf } from "../../app/notificationKinds";

export const notificationKinds: NotificationKindsOf<{ assignment?: string; outcome?: string }> = {
  courseworkMarked: {
    position: 150,
    icon: <ClipboardCheck />,
    text: ({ t, params: { assignment = "", outcome = "competent" } }) => ({
      title: t("said.courseworkMarked", { assignment }),
      text: t(`said.courseworkMarked.${outcome}`),
    }),
  },
};
