/** The events of the team that are to come: found by words, category, tag and free seats. */
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EventList } from "./components/EventList";
import { exploreList } from "./queries";

export default function ExploreEventsRoute() {
  const { t } = useTranslation("events");
  const state = useListState({ filters: ["category", "tag", "free"], sort: "startsAt", perPage: 24 });
  const list = useQuery(exploreList(state.params));
  return (
    <Page>
      <PageHeader title={t("explore")}>{t("exploreNote")}</PageHeader>
      <EventList
        list={list}
        state={state}
        label={t("explore")}
        pathOf={({ id }) => `/apps/exploreevent/${id}`}
        empty={t("exploreEmpty")}
        more={
          <Switch
            label={t("filter.free")}
            checked={state.filters.free === "true"}
            onChange={(next) => state.setFilter("free", next ? "true" : "")}
          />
        }
      />
    </Page>
  );
}
