/** My Resources: what I was given, with search, filters and order in the address. */

import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { OpenCard } from "@learnt/ui/page/Card";
import { CardListPage } from "@learnt/ui/table/CardListPage";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Library } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { TypeIcon } from "./components/TypeIcon";
import { fileTypes, type MyResource, openPath } from "./model";
import { myCategories, myResources, useMyLiveInvalidation } from "./queries";

const orders = ["title", "-createdAt", "category", "type"] as const;

export default function MyResources() {
  const { t } = useTranslation("resources");
  const state = useListState<FilterOf<"/api/me/resources">>({
    filters: ["opened", "type", "category"],
    sort: "title",
    perPage: 24,
  });
  const list = useQuery(myResources(state.params));
  const categories = useQuery(myCategories);
  useMyLiveInvalidation();
  return (
    <CardListPage
      title={t("mine.title")}
      note={t("mine.note")}
      list={list}
      state={state}
      searchLabel={t("search")}
      orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      filters={
        <>
          <FilterSelect
            state={state}
            name="opened"
            label={t("filter.opened")}
            all={t("filter.all")}
            choices={["true", "false"].map((value) => ({
              value,
              label: t(value === "true" ? "opened" : "notOpened"),
            }))}
          />
          <FilterSelect
            state={state}
            name="type"
            label={t("field.type")}
            all={t("filter.allTypes")}
            choices={fileTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          <FilterSelect
            state={state}
            name="category"
            label={t("field.category")}
            all={t("filter.allCategories")}
            choices={asChoices(categories.data)}
          />
        </>
      }
      none={t("mine.none")}
      empty={{ icon: <Library />, title: t("mine.empty"), text: t("mine.emptyText") }}
    >
      {(row) => <ResourceCard key={row.id} row={row} />}
    </CardListPage>
  );
}

function ResourceCard({ row }: { row: MyResource }) {
  const { t } = useTranslation("resources");
  const format = useFormat();
  return (
    <OpenCard
      to={openPath(row)}
      title={row.title}
      above={
        <>
          <HStack gap="2">
            <TypeIcon type={row.fileType} />
            <span className="kit-card-category">{row.category || t(`type.${row.fileType}`)}</span>
          </HStack>
          {row.isReplaced ? (
            <Badge tone="accent">{t("replaced")}</Badge>
          ) : (
            <Badge tone={row.openedAt ? "good" : "neutral"}>{t(row.openedAt ? "opened" : "notOpened")}</Badge>
          )}
        </>
      }
      footer={
        <Text muted small>
          {row.openedAt
            ? t("openedAt", { date: format.date(row.openedAt) })
            : t("givenAt", { date: format.date(row.createdAt) })}
        </Text>
      }
    >
      {row.description && (
        <Text muted small lineClamp={3} dir="auto">
          {row.description}
        </Text>
      )}
    </OpenCard>
  );
}
