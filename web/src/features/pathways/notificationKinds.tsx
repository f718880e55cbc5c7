/** How the notifications of pathways look and what they say. */
import { Route, TriangleAlert } from "lucide-react";
import type { NotificationKindsOf, NotificationWording } from "../../app/notificationKinds";

type Params = { pathway?: string; dueAt?: string | null };

/** What is said of a pathway, and below it a date. */
const dated =
  (said: string) =>
  ({ t, date, params: { pathway = "", dueAt } }: NotificationWording<Params>) => ({
    title: t(said, { pathway }),
    text: dueAt ? t(`${said}Text`, { date: date(dueAt) }) : "",
  });

export const notificationKinds: NotificationKindsOf<Params> = {
  pathwayDueSoon: { position: 200, icon: <Route />, text: dated("said.pathwayDueSoon") },
  pathwayOverdue: { position: 210, icon: <TriangleAlert />, tone: "bad", text: dated("said.pathwayOverdue") },
};
