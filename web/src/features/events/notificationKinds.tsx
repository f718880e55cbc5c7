/** How the notifications of events look and what they say. */
import {
  AlarmClock,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CalendarX,
  MessageSquare,
} from "lucide-react";
import type { NotificationKindsOf, NotificationWording } from "../../app/notificationKinds";

type Params = {
  event?: string;
  startsAt?: string;
  until?: string | null;
  /** Of an event that is cancelled: why. */
  reason?: string;
  /** Whether one runs the event. */
  leads?: boolean;
  message?: string;
};

/** What is said of an event, and below it when it starts, or until when a seat is kept. */
const timed =
  (said: string) =>
  ({ t, date, params: { event = "", startsAt, until } }: NotificationWording<Params>) => {
    const title = t(said, { event });
    if (until) return { title, text: t("said.eventUntil", { date: date(until) }) };
    return { title, text: startsAt ? t("said.eventStarts", { date: date(startsAt) }) : "" };
  };

export const notificationKinds: NotificationKindsOf<Params> = {
  eventSeat: {
    position: 80,
    icon: <CalendarCheck />,
    text: (wording) => timed(wording.params.leads ? "said.eventSeatLead" : "said.eventSeat")(wording),
  },
  eventOffered: { position: 90, icon: <CalendarClock />, text: timed("said.eventOffered") },
  eventCancelled: {
    position: 100,
    icon: <CalendarX />,
    text: (wording) => {
      const { t, params } = wording;
      const { event = "", reason, leads } = params;
      if (reason) return { title: t("said.eventOff", { event }), text: t("said.eventReason", { reason }) };
      return timed(leads ? "said.eventCancelledLead" : "said.eventCancelled")(wording);
    },
  },
  eventChanged: { position: 110, icon: <CalendarSync />, text: timed("said.eventChanged") },
  eventMessage: {
    position: 120,
    icon: <MessageSquare />,
    text: ({ t, params: { event = "", message = "" } }) => ({
      title: t("said.eventMessage", { event }),
      text: message,
    }),
  },
  eventReminder: { position: 130, icon: <AlarmClock />, text: timed("said.eventReminder") },
};
