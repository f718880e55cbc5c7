/** How the notifications of courses look and what they say. */
import { BookOpen, CalendarClock, CalendarSync, CircleCheck, TriangleAlert } from "lucide-react";
import type { NotificationKindsOf, NotificationWording } from "../../app/notificationKinds";

type Params = { course?: string; dueAt?: string | null; isOptional?: boolean };

/** What is said of a course, and below it a date. */
const dated =
  (said: string, ofDate: string) =>
  ({ t, date, params: { course = "", dueAt } }: NotificationWording<Params>) => ({
    title: t(said, { course }),
    text: dueAt ? t(ofDate, { date: date(dueAt) }) : "",
  });

export const notificationKinds: NotificationKindsOf<Params> = {
  courseAssigned: {
    position: 10,
    icon: <BookOpen />,
    text: (wording) =>
      dated(
        wording.params.isOptional ? "said.courseOffered" : "said.courseAssigned",
        "said.courseDue",
      )(wording),
  },
  courseDueSoon: {
    position: 20,
    icon: <CalendarClock />,
    tone: "warn",
    text: dated("said.courseDueSoon", "said.courseDueSoonText"),
  },
  courseRefreshSoon: {
    position: 30,
    icon: <CalendarSync />,
    text: dated("said.courseRefreshSoon", "said.courseRefreshSoonText"),
  },
  courseOverdue: {
    position: 40,
    icon: <TriangleAlert />,
    tone: "bad",
    text: dated("said.courseOverdue", "said.courseOverdueText"),
  },
  courseCompleted: {
    position: 50,
    icon: <CircleCheck />,
    tone: "good",
    text: ({ t, params: { course = "" } }) => ({ title: t("said.courseCompleted", { course }), text: "" }),
  },
};
