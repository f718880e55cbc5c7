/** The sample's entries by FullCalendar: they open, and are dragged to another time. Loaded when it is first shown. */
import FullCalendar from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import arabic from "@fullcalendar/react/locales/ar";
import english from "@fullcalendar/react/locales/en-gb";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import "../../calendar/calendar.css";
import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { useTranslation } from "react-i18next";
import type { SampleEvent, View } from "../model";

const plugins = [dayGrid, timeGrid, list, interaction, classic];
const locales = [english, arabic];
const viewNames: Record<View, string> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  agenda: "listMonth",
};

type Props = {
  view: View;
  /** As 2026-11-24. */
  day: string;
  events: readonly SampleEvent[];
  onOpen: (id: string) => void;
  onMove: (id: string, start: Date, end: Date) => void;
  onDay: (day: Date) => void;
};

export default function MonthView({ view, day, events, onOpen, onMove, onDay }: Props) {
  const { t } = useTranslation("sample_calendar");
  const { locale } = useKit();
  return (
    <div className={cx("calendar", view === "agenda" && "calendar-agenda")}>
      <FullCalendar
        key={`${view} ${day} ${locale}`}
        plugins={plugins}
        locales={locales}
        locale={locale === "ar" ? "ar" : "en-gb"}
        direction={locale === "ar" ? "rtl" : "ltr"}
        firstDay={1}
        initialView={viewNames[view]}
        initialDate={day}
        headerToolbar={false}
        height={view === "month" || view === "agenda" ? "auto" : "42rem"}
        scrollTime="07:00:00"
        nowIndicator
        dayMaxEvents={4}
        editable
        noEventsText={t("none")}
        events={events.map(({ id, title, allDay, start, end }) => ({
          id,
          title,
          allDay,
          start,
          end,
          className: "calendar-entry",
        }))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(event.id);
        }}
        eventDrop={({ event }) => event.start && onMove(event.id, event.start, event.end ?? event.start)}
        eventResize={({ event }) => event.start && event.end && onMove(event.id, event.start, event.end)}
        dateClick={({ date }: { date: Date }) => onDay(date)}
        eventInteractive
      />
    </div>
  );
}
