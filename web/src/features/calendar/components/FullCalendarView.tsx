/** Month, week, day and agenda, as FullCalendar lays them out. Loaded when it is first shown. */
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
import "../calendar.css";

import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AGENDA_DAYS, displayEnd, entryClass, type Kind, type View, writeDay } from "../model";

const plugins = [dayGrid, timeGrid, list, classic, interaction];
const spans = { listDays: { type: "list", duration: { days: AGENDA_DAYS } } };
const locales = [english, arabic];
const viewNames: Record<View, string> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  agenda: "listDays",
};

/** Something to be laid out. */
export type GridEntry = {
  id: string;
  title: string;
  startsAt: string;
  endsAt?: string | null | undefined;
  /** Where it leads. */
  path: string;
  kind: Kind;
  isDone?: boolean;
  isUnsure?: boolean;
  /** Whether one may move it to another time, by dragging it or in its dialog. */
  isMovable?: boolean;
};

export type CalendarGridProps = {
  view: View;
  day: Date;
  entries: readonly GridEntry[];
  onOpen: (path: string) => void;
  onDay: (day: Date) => void;
  /** Something that one may move was chosen. */
  onChoose?: (id: string) => void;
  /** Something was dragged to another time; false: it did not work, and goes back. */
  onMove?: (id: string, to: Date) => Promise<boolean>;
};

export function FullCalendarView({ view, day, entries, onOpen, onDay, onChoose, onMove }: CalendarGridProps) {
  const { t } = useTranslation("calendar");
  const { locale } = useKit();
  const shown = useMemo(
    () =>
      entries.map((entry) => ({
        id: `${entry.kind}:${entry.id}`,
        title: entry.title,
        start: entry.startsAt,
        // A list says an end where there is one.
        ...(entry.endsAt
          ? { end: entry.endsAt }
          : view === "agenda"
            ? {}
            : { end: displayEnd(entry.startsAt) }),
        url: entry.path,
        startEditable: entry.isMovable === true,
        extendedProps: { own: entry.id, isMovable: entry.isMovable === true },
        className: cx(
          "calendar-entry",
          `calendar-${entry.kind}`,
          entryClass(entry.id),
          entry.isDone && "calendar-done",
          entry.isUnsure && "calendar-unsure",
        ),
        color: colours[entry.kind].fill,
        contrastColor: colours[entry.kind].text,
      })),
    [entries, view],
  );
  return (
    <div className={cx("calendar", `calendar-${view}`)}>
      <FullCalendar
        // A view begins where the address says: it is put up anew for another one.
        key={`${view} ${writeDay(day)} ${locale}`}
        plugins={plugins}
        locales={locales}
        locale={locale === "ar" ? "ar" : "en-gb"}
        direction={locale === "ar" ? "rtl" : "ltr"}
        firstDay={1}
        views={spans}
        initialView={viewNames[view]}
        initialDate={writeDay(day)}
        headerToolbar={false}
        height={view === "month" || view === "agenda" ? "auto" : "42rem"}
        scrollTime="07:00:00"
        allDaySlot={false}
        nowIndicator
        weekNumbers={view === "month"}
        // Everywhere the same weeks, also where a language counts others.
        weekNumberCalculation="ISO"
        dayMaxEvents={4}
        defaultTimedEventDuration="00:01"
        navLinks
        navLinkDayClick={(date: Date) => onDay(date)}
        navLinkWeekClick={(date: Date) => onDay(date)}
        noEventsText={t("none")}
        events={shown}
        eventDrop={({ event, revert }) => {
          const moved = event.start && onMove?.(String(event.extendedProps.own), event.start);
          if (moved) void moved.then((done) => done || revert());
          else revert();
        }}
        eventClick={({ event, jsEvent }) => {
          if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
          jsEvent.preventDefault();
          if (event.extendedProps.isMovable && onChoose) onChoose(String(event.extendedProps.own));
          else onOpen(event.url);
        }}
      />
    </div>
  );
}

const colours = {
  event: { fill: "var(--accent)", text: "var(--on-accent)" },
  due: { fill: "var(--second)", text: "var(--on-second)" },
  refresher: { fill: "var(--fg)", text: "var(--surface)" },
  reminder: { fill: "var(--fg-muted)", text: "var(--surface)" },
} as const;
