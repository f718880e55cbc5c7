/** Optional Learning: what a person may take without being assigned, with search, facets and order in the address. */

import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardList } from "@learnt/ui/table/CardList";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { toFailure } from "../../api/problem";
import { OfferCard } from "./components/OfferCard";
import { type Offer, typeKey, types } from "./model";
import { enrol, facets, leave, offers, useOffersNews } from "./queries";

const orders = ["title", "category", "type", "-progress"] as const;

export default function OptionalLearning() {
  const { t } = useTranslation("optional_learning");
  const state = useListState<FilterOf<"/api/me/optional-learning">>({
    filters: ["enrolled", "type", "category", "tag"],
    sort: "title",
    perPage: 24,
  });
  const list = useQuery(offers(state.params));
  const known = useQuery(facets);
  const again = useOffersNews();
  const [busy, setBusy] = useState("");

  const move = async (offer: Offer, what: "enrol" | "leave", isUndo = false) => {
    setBusy(offer.id);
    try {
      await (what === "enrol" ? enrol : leave)(offer);
      const back = what === "enrol" ? "leave" : "enrol";
      // Left after no rule offers it any more, it could not be taken again.
      const hasWayBack = !isUndo && (back === "leave" || offer.isOffered);
      toast.success(t(`done.${what}`, { title: offer.title }), {
        id: `offer-${offer.id}`,
        ...(what === "leave" ? { description: t("done.leaveText") } : {}),
        ...(hasWayBack ? { action: { label: t("undo"), onClick: () => void move(offer, back, true) } } : {}),
      });
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      await again();
      setBusy("");
    }
  };

  const words = (which: "types" | "categories" | "tags", name: (value: string) => string) =>
    (known.data?.[which] ?? []).map(({ value, count }) => ({
      value,
      label: t("facet", { name: name(value), number: count }),
    }));
  const narrowing = [
    { filter: "type", all: "filter.allTypes", choices: words("types", (type) => t(typeKey(type, types))) },
    { filter: "category", all: "filter.allCategories", choices: words("categories", (value) => value) },
    { filter: "tag", all: "filter.allTags", choices: words("tags", (value) => value) },
  ] as const;

  return (
    <Page>
      <PageHeader title={t("title")}>{t("note")}</PageHeader>
      <CardTools
        state={state}
        searchLabel={t("search")}
        total={list.data?.total}
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
      />
      <CardList
        list={list}
        state={state}
        label={t("title")}
        none={t("none")}
        empty={
          <EmptyState icon={<GraduationCap />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        }
      >
        {(offer) => (
          <OfferCard
            key={`${offer.type}-${offer.id}`}
            offer={offer}
            busy={busy === offer.id}
            onEnrol={() => void move(offer, "enrol")}
            onLeave={() => void move(offer, "leave")}
          />
        )}
      </CardList>
    </Page>
  );
}
