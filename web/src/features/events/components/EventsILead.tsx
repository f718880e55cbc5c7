/** The events that one runs as their trainer: each leads to its door, where one sees who comes and lets people in. */
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { paths } from "../../../app/pathBuilder";
import { ledList } from "../queries";
import { EventList } from "./EventList";
import { SpanSegments } from "./SpanSegments";

export function EventsILead() {
  const { t } = useTranslation("events");
  const state = useListState<FilterOf<"/api/events/led">>({
    filters: ["category", "tag", "place", "span"],
    sort: "",
    perPage: 24,
    prefix: "led-",
  });
  const span = state.filters.span === "past" ? "past" : "upcoming";
  const list = useQuery(ledList({ ...state.params, span }));
  return (
    <EventList
      list={list}
      state={state}
      label={t("led")}
      pathOf={({ id }) => paths.eventCheckIn(id)}
      empty={t(`ledEmpty.${span}`)}
      apart={["span"]}
      as="list"
      before={
        <SpanSegments
          value={span}
          onChange={(next) => state.setFilter("span", next === "past" ? next : "")}
        />
      }
    />
  );
}
