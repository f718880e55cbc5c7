/** The sample's calendar: entries are made, moved by hand, changed and removed. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Segments } from "@learnt/ui/form/Segments";
import { HStack, Wrap } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useIsNarrow } from "../../app/useIsNarrow";
import { readDay, stepDate, titleOf, writeDay } from "../calendar/model";
import { tryAction } from "../sample/tryAction";
import { EventForm } from "./components/EventForm";
import { blank, readView, type SampleEvent, type View, views } from "./model";
import { events, updateEvent } from "./queries";

const MonthView = lazy(() => import("./components/MonthView"));

export default function SampleCalendarRoute() {
  const { t } = useTranslation("sample_calendar");
  const { locale } = useKit();
  const [search, setSearch] = useSearchParams();
  const view = readView(search.get("view"), useIsNarrow());
  const day = readDay(search.get("date"), new Date());
  const query = useQuery(events);
  const [adding, setAdding] = useState<SampleEvent | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const open = adding ?? query.data?.find(({ id }) => id === opened);
  const set = (name: "view" | "date", value: string) =>
    setSearch((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  const step = (steps: -1 | 1) => set("date", writeDay(stepDate(view, day, steps)));
  const move = (id: string, start: Date, end: Date) => {
    const event = query.data?.find((item) => item.id === id);
    if (event) void tryAction(updateEvent({ ...event, start: start.toISOString(), end: end.toISOString() }));
  };
  return (
    <Page>
      <PageHeader
        title={t("title")}
        actions={
          <Button variant="solid" icon={<Plus />} onClick={() => setAdding(blank(day, new Date()))}>
            {t("new")}
          </Button>
        }
      />
      <Wrap gap="4" align="center" justify="space-between" mb="4">
        <HStack gap="2">
          <Button onClick={() => set("date", "")}>{t("today")}</Button>
          <IconButton
            label={t("back")}
            icon={<ChevronLeft className="kit-flip" />}
            onClick={() => step(-1)}
          />
          <IconButton label={t("on")} icon={<ChevronRight className="kit-flip" />} onClick={() => step(1)} />
          <Heading aria-live="polite">{titleOf(view, day, locale)}</Heading>
        </HStack>
        <Segments<View>
          label={t("view")}
          hideLabel
          value={view}
          onChange={(next) => set("view", next)}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </Wrap>
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && (
        <Card>
          <Suspense fallback={<Skeleton height="32rem" />}>
            {query.data ? (
              <MonthView
                view={view}
                day={writeDay(day)}
                events={query.data}
                onOpen={setOpened}
                onMove={move}
                onDay={(date) => setAdding(blank(date, new Date()))}
              />
            ) : (
              <Skeleton height="32rem" />
            )}
          </Suspense>
        </Card>
      )}
      {open && (
        <EventForm
          key={open.id}
          event={open}
          isNew={adding !== null}
          onClose={() => {
            setAdding(null);
            setOpened(null);
          }}
        />
      )}
    </Page>
  );
}
