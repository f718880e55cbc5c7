/** How the reminder of a note looks and what it says. */
import { StickyNote } from "lucide-react";
import type { NotificationKindsOf } from "../../app/notificationKinds";

export const notificationKinds: NotificationKindsOf<{ note?: string }> = {
  noteReminder: {
    position: 60,
    icon: <StickyNote />,
    text: ({ t, params: { note } }) => ({
      title: note ? t("said.noteReminder", { note }) : t("said.noteReminderBare"),
      text: "",
    }),
  },
};
