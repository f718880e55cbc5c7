/** The events of the team that are to come: as cards, as a list or in a month, found by words, category, tag, place, days and free seats. */
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, LayoutGrid, List } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { paths } from "../../app/pathBuilder";
import { DaysFilter } from "./components/DaysFilter";
import { EventList } from "./components/EventList";
import { EventMonth } from "./components/EventMonth";
import { betweenDays, type EventRow } from "./model";
import { exploreList } from "./queries";

const views = ["cards", "list", "month"] as const;
type View = (typeof views)[number];

const icons = { cards: LayoutGrid, list: List, month: CalendarDays };

const pathOf = ({ id }: EventRow) => paths.exploreEvent(id);

export default function ExploreEventsRoute() {
  const { t } = useTranslation("events");
  const state = useListState<FilterOf<"/api/events">>({
    filters: ["category", "tag", "place", "free", "from", "to"],
    sort: "startsAt",
    perPage: 24,
  });
  const [search, setSearch] = useSearchParams();
  const view = views.find((item) => item === search.get("view")) ?? "cards";
  const list = useQuery({ ...exploreList(betweenDays(state.params)), enabled: view !== "month" });
  const look = (next: View) =>
    setSearch((current) => {
      const chosen = new URLSearchParams(current);
      chosen.delete("month");
      if (next === "cards") chosen.delete("view");
      else chosen.set("view", next);
      return chosen;
    });
  return (
    <Page>
      <PageHeader title={t("explore")}>{t("exploreNote")}</PageHeader>
      <EventList
        list={list}
        state={state}
        label={t("explore")}
        pathOf={pathOf}
        empty={t("exploreEmpty")}
        counted
        as={view === "list" ? "list" : "cards"}
        {...(view === "month"
          ? { instead: <EventMonth filters={state.params} of="explore" pathOf={pathOf} /> }
          : {})}
        before={
          <Segments<View>
            label={t("viewAs")}
            hideLabel
            value={view}
            onChange={look}
            options={views.map((value) => {
              const Icon = icons[value];
              return { value, label: t(`view.${value}`), icon: <Icon aria-hidden="true" /> };
            })}
          />
        }
        more={
          <>
            {view !== "month" && <DaysFilter state={state} />}
            <Switch
              label={t("filter.free")}
              checked={state.filters.free === "true"}
              onChange={(next) => state.setFilter("free", next ? "true" : "")}
            />
          </>
        }
      />
    </Page>
  );
}
