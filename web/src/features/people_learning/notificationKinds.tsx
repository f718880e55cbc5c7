/** How the notifications about the learning of people look and what they say: to their managers, and to who is reminded. */
import { BellRing, TriangleAlert } from "lucide-react";
import type { NotificationKindsOf } from "../../app/notificationKinds";

type Params = {
  course?: string;
  pathway?: string;
  dueAt?: string | null;
  /** The first of them, and how many they are. */
  names?: string[];
  people?: number;
  title?: string;
  by?: string;
};

export const notificationKinds: NotificationKindsOf<Params> = {
  peopleOverdue: {
    position: 140,
    icon: <TriangleAlert />,
    text: ({ t, date, params: { course = "", pathway, dueAt, names = [], people = 0 } }) => {
      const more = people - names.length;
      const who = more > 0 ? [...names, `+${more}`] : names;
      return {
        title: t("said.peopleOverdue", { title: pathway ?? course }),
        text: t("said.peopleOverdueText", { people: who.join(", "), date: dueAt ? date(dueAt) : "" }),
      };
    },
  },
  learningReminder: {
    position: 160,
    icon: <BellRing />,
    text: ({ t, date, params: { title = "", by = "", dueAt } }) => ({
      title: t("said.learningReminder", { title }),
      text: dueAt
        ? t("said.learningReminderDue", { by, date: date(dueAt) })
        : t("said.learningReminderText", { by }),
    }),
  },
};
