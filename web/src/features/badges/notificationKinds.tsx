/** How the notification of a badge looks and what it says. */
import { Award } from "lucide-react";
import type { NotificationKindsOf } from "../../app/notificationKinds";

export const notificationKinds: NotificationKindsOf<{ badge?: string }> = {
  badgeEarned: {
    position: 70,
    icon: <Award />,
    text: ({ t, params: { badge = "" } }) => ({ title: t("said.badgeEarned", { badge }), text: "" }),
  },
};
