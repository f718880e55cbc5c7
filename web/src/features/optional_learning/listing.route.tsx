/** Optional Learning: what a person may take without being assigned, with search, facets and order in the address. */

import { toast } from "@learnt/ui/feedback/toast";
import { CardListPage } from "@learnt/ui/table/CardListPage";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { OfferCard } from "./components/OfferCard";
import { typeKey, types } from "./model";
import { facets, offers, useChangeEnrolment, useOffersLiveInvalidation } from "./queries";

const orders = ["title", "category", "type", "-progress"] as const;

export default function OptionalLearning() {
  const { t } = useTranslation("optional_learning");
  const state = useListState<FilterOf<"/api/me/optional-learning">>({
    filters: ["enrolled", "type", "category", "tag"],
    sort: "title",
    perPage: 24,
  });
  const list = useQuery(offers(state.params));
  const query = useQuery(facets);
  useOffersLiveInvalidation();
  const { mutate, isPending, variables } = useChangeEnrolment({
    onSuccess: (_, { offer, step, isUndo }) => {
      const back = step === "enrol" ? "leave" : "enrol";
      // Left after no rule offers it any more, it could not be taken again.
      const hasWayBack = !isUndo && (back === "leave" || offer.isOffered);
      const undo = { label: t("undo"), onClick: () => mutate({ offer, step: back, isUndo: true }) };
      toast.success(t(`done.${step}`, { title: offer.title }), {
        id: `offer-${offer.id}`,
        ...(step === "leave" ? { description: t("done.leaveText") } : {}),
        ...(hasWayBack ? { action: undo } : {}),
      });
    },
  });

  const filterBy = (which: "types" | "categories" | "tags", name: (value: string) => string) =>
    (query.data?.[which] ?? []).map(({ value, count }) => ({
      value,
      label: t("facet", { name: name(value), number: count }),
    }));
  const narrowing = [
    { filter: "type", all: "filter.allTypes", choices: filterBy("types", (type) => t(typeKey(type, types))) },
    { filter: "category", all: "filter.allCategories", choices: filterBy("categories", (value) => value) },
    { filter: "tag", all: "filter.allTags", choices: filterBy("tags", (value) => value) },
  ] as const;

  return (
    <CardListPage
      title={t("title")}
      note={t("note")}
      list={list}
      state={state}
      searchLabel={t("search")}
      orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      filters={
        <>
          <FilterSelect
            state={state}
            name="enrolled"
            label={t("filter.enrolled")}
            all={t("filter.all")}
            choices={["true", "false"].map((value) => ({
              value,
              label: t(value === "true" ? "enrolled" : "notEnrolled"),
            }))}
          />
          {narrowing.map(
            ({ filter, all, choices }) =>
              (choices.length > 1 || state.filters[filter]) && (
                <FilterSelect
                  key={filter}
                  state={state}
                  name={filter}
                  label={t(`filter.${filter}`)}
                  all={t(all)}
                  choices={choices}
                />
              ),
          )}
        </>
      }
      none={t("none")}
      empty={{ icon: <GraduationCap />, title: t("empty"), text: t("emptyText") }}
    >
      {(offer) => (
        <OfferCard
          key={`${offer.type}-${offer.id}`}
          offer={offer}
          busy={isPending && variables.offer.id === offer.id}
          onEnrol={() => mutate({ offer, step: "enrol" })}
          onLeave={() => mutate({ offer, step: "leave" })}
        />
      )}
    </CardListPage>
  );
}
