/** The events that one is registered for, waits for, or was at; for who runs some, beside those that they run. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, Compass, Presentation } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { paths } from "../../app/pathBuilder";
import { EventList } from "./components/EventList";
import { EventsILead } from "./components/EventsILead";
import { SpanSegments } from "./components/SpanSegments";
import { ledList, myEventsList } from "./queries";

export default function MyEventsRoute() {
  const { t } = useTranslation("events");
  const led = useQuery(ledList({ perPage: 1 }));
  const leads = (led.data?.total ?? 0) > 0;
  return (
    <Page>
      <PageHeader
        title={t("mine")}
        actions={
          <LinkButton to={paths.exploreEvents} icon={<Compass />}>
            {t("explore")}
          </LinkButton>
        }
      >
        {t("mineNote")}
      </PageHeader>
      {leads ? (
        <Tabs
          label={t("mine")}
          name="list"
          tabs={[
            {
              id: "mine",
              label: t("mineTab"),
              icon: <CalendarCheck aria-hidden="true" />,
              content: <MyEvents />,
            },
            {
              id: "led",
              label: t("led"),
              icon: <Presentation aria-hidden="true" />,
              content: <EventsILead />,
            },
          ]}
        />
      ) : (
        <MyEvents />
      )}
    </Page>
  );
}

function MyEvents() {
  const { t } = useTranslation("events");
  const state = useListState<FilterOf<"/api/events/mine">>({
    filters: ["category", "tag", "place", "span"],
    sort: "",
    perPage: 24,
  });
  const span = state.filters.span === "past" ? "past" : "upcoming";
  const list = useQuery(myEventsList({ ...state.params, span }));
  return (
    <EventList
      list={list}
      state={state}
      label={t("mine")}
      pathOf={({ id }) => paths.myEvent(id)}
      empty={t(`mineEmpty.${span}`)}
      apart={["span"]}
      before={
        <SpanSegments
          value={span}
          onChange={(next) => state.setFilter("span", next === "past" ? next : "")}
        />
      }
    />
  );
}
