/** What one has on which day: seats at events, what is due, courses that begin again, reminders of notes. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { HStack, Wrap } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Printer, Rss } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { toFailure } from "../../api/problem";
import { useUser } from "../../app/me";
import { useIsNarrow } from "../../app/useIsNarrow";
import { useNow } from "../../app/useNow";
import "./calendar.css";
import { MoveReminder } from "./components/MoveReminder";
import { Subscriptions } from "./components/Subscriptions";
import {
  type Entry,
  entryClass,
  isMovable,
  isTentative,
  isToCome,
  type Kind,
  keyed,
  kinds,
  pathOf,
  readDay,
  readHidden,
  readView,
  stepDate,
  titleKey,
  titleOf,
  type View,
  views,
  writeDay,
} from "./model";
import { entriesAround, moveReminder, useLiveInvalidation, useRefetchCalendar } from "./queries";

const FullCalendarView = lazy(async () => ({
  default: (await import("./components/FullCalendarView")).FullCalendarView,
}));

export default function CalendarRoute() {
  const { t } = useTranslation("calendar");
  const { locale } = useKit();
  const { dateTime } = useFormat();
  const { isImpersonating } = useUser();
  const open = useNavigate();
  const place = useCalendarLocation();
  const { view, day, hidden } = place;
  const id = useId();
  const [subscribing, setSubscribing] = useState(false);
  const query = useQuery(entriesAround(view, day));
  const all = query.data?.items;
  const shown = useMemo(() => {
    const titleIn = (entry: Entry) => t(titleKey(entry), { title: entry.title });
    const visible = (all ?? []).filter(({ kind }) => !hidden.includes(kind));
    return visible.map((entry) => ({
      ...entry,
      title: titleIn(entry),
      path: pathOf(entry),
      isUnsure: isTentative(entry),
      isMovable: isMovable(entry, isImpersonating),
    }));
  }, [all, hidden, t, isImpersonating]);
  const refetch = useRefetchCalendar();
  const move = async (note: string, to: Date, isUndone = false) => {
    if (!isUndone && !isToCome(to.toISOString())) {
      toast.error(t("past"));
      return false;
    }
    try {
      const before = await moveReminder(note, to.toISOString());
      const undo = { label: t("undo"), onClick: () => void move(note, new Date(before ?? to), true) };
      toast.success(t("moved", { when: dateTime(to) }), isUndone ? {} : { action: undo });
      return true;
    } catch (error) {
      toast.error(toFailure(error).message);
      return false;
    } finally {
      await refetch();
    }
  };
  const [chosen, setChosen] = useState("");
  const moving = shown.find(({ id }) => id === chosen);
  const grid = useRef<HTMLDivElement>(null);
  useLiveInvalidation();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = keyed(event.key);
    if (!does) return;
    event.preventDefault();
    if (does === "today") place.toToday();
    else if (does === "on" || does === "back") place.step(does === "on" ? 1 : -1);
    else place.look(does);
  };
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          <HStack gap="2" className="calendar-tools">
            <Button icon={<Printer />} onClick={() => window.print()}>
              {t("print")}
            </Button>
            <Button
              icon={<Rss />}
              onClick={() => setSubscribing(true)}
              disabledReason={isImpersonating ? t("acting") : undefined}
            >
              {t("subscribe")}
            </Button>
          </HStack>
        }
      >
        {t("note")}
      </PageHeader>
      <Wrap gap="4" align="center" justify="space-between" mb="4">
        <HStack gap="2">
          <Button className="calendar-tools" onClick={place.toToday}>
            {t("today")}
          </Button>
          <HStack gap="0" className="calendar-tools">
            <IconButton
              label={t(`back.${view}`)}
              icon={<ChevronLeft className="kit-flip" />}
              onClick={() => place.step(-1)}
            />
            <IconButton
              label={t(`on.${view}`)}
              icon={<ChevronRight className="kit-flip" />}
              onClick={() => place.step(1)}
            />
          </HStack>
          <Heading
            fontSize="xl"
            fontWeight="bold"
            letterSpacing="inherit"
            lineHeight="inherit"
            aria-live="polite"
          >
            {titleOf(view, day, locale)}
          </Heading>
        </HStack>
        <div className="calendar-tools">
          <Segments<View>
            label={t("view")}
            hideLabel
            value={view}
            onChange={place.look}
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
        </div>
      </Wrap>
      <fieldset className="calendar-kinds">
        <legend className="kit-sr">{t("kinds")}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="kit-check-row" htmlFor={`${id}-${kind}`}>
            <Checkbox
              id={`${id}-${kind}`}
              checked={!hidden.includes(kind)}
              onChange={() => place.turn(kind)}
            />
            <span>
              <span className={`calendar-key calendar-key-${kind}`} aria-hidden="true" /> {t(`kind.${kind}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {query.error && !all && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {isImpersonating && <Notice tone="info">{t("actingNote")}</Notice>}
      {!query.error && (
        <Card>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys work for whatever inside has the focus */}
          <div ref={grid} tabIndex={-1} onKeyDown={onKeyDown} aria-busy={query.isFetching}>
            <Suspense fallback={<Skeleton height="32rem" />}>
              {query.isPending ? (
                <Skeleton height="32rem" />
              ) : (
                <FullCalendarView
                  view={view}
                  day={day}
                  entries={shown}
                  onOpen={(path) => void open(path)}
                  onDay={(item) => place.look("day", item)}
                  onChoose={setChosen}
                  onMove={move}
                />
              )}
            </Suspense>
          </div>
          <p className="calendar-keys calendar-tools">{t("keys")}</p>
        </Card>
      )}
      {moving && (
        <MoveReminder
          title={moving.title}
          startsAt={moving.startsAt}
          onOpen={() => void open(moving.path)}
          onMove={async (to) => {
            const done = await move(moving.id, to);
            if (done) focusSoon(grid.current, entryClass(moving.id));
            return done;
          }}
          onClose={() => setChosen("")}
        />
      )}
      {subscribing && <Subscriptions onClose={() => setSubscribing(false)} />}
    </Page>
  );
}

/**
 * The focus goes with what was moved, once its dialog has gone; to the calendar where it is not shown any more. A dialog gives the
 * focus back where it came from a moment after it is gone, so this is looked at a few times.
 */
function focusSoon(grid: HTMLElement | null, name: string, looks = 20): void {
  requestAnimationFrame(() => {
    if (document.querySelector("[role=dialog]")) return focusSoon(grid, name, looks);
    const entry = grid?.querySelector<HTMLElement>(`a.${name}`) ?? grid;
    if (document.activeElement !== entry) entry?.focus();
    if (looks > 1) focusSoon(grid, name, looks - 1);
  });
}

/** What the address says one looks at, and how to look at something else. */
function useCalendarLocation() {
  const [search, setSearch] = useSearchParams();
  const narrow = useIsNarrow();
  const today = readDay(null, new Date(useNow()));
  const view = readView(search.get("view"), narrow);
  const named = search.get("date");
  const day = readDay(named, today);
  const hide = search.get("hide");
  const hidden = useMemo(() => readHidden(hide), [hide]);
  const set = (change: Record<string, string>) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(change)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    view,
    day,
    hidden,
    look: (next: View, at: Date = day) => set({ view: next, date: writeDay(at) }),
    step: (steps: -1 | 1) => set({ date: writeDay(stepDate(view, day, steps)) }),
    toToday: () => set({ date: "" }),
    turn: (kind: Kind) => {
      const next = hidden.includes(kind) ? hidden.filter((item) => item !== kind) : [...hidden, kind];
      set({ hide: next.join(".") });
    },
  };
}
