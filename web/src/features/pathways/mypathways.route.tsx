/** My Learning Pathways: what I was given, twelve to a page, with search, filters and order in the address. */

import { useFormat } from "@learnt/ui/base/format";
import { Progress } from "@learnt/ui/feedback/Progress";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { CardListPage } from "@learnt/ui/table/CardListPage";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { DueBadge } from "../../app/DueBadge";
import { useNow } from "../../app/useNow";
import { ProgressBadge } from "./components/StatusBadge";
import { dueFilters, type MyPathway, openPath, progressStatuses } from "./model";
import { myCategories, myPathways, useMyLiveInvalidation } from "./queries";

const orders = ["title", "dueAt", "-createdAt", "category", "-progress"] as const;
/** Of the specification. */
const PER_PAGE = 12;

export default function MyPathways() {
  const { t } = useTranslation("pathways");
  const state = useListState<FilterOf<"/api/me/pathways">>({
    filters: ["status", "category", "due"],
    sort: "title",
    perPage: PER_PAGE,
  });
  const list = useQuery(myPathways(state.params));
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
            name="status"
            label={t("field.status")}
            all={t("filter.allStatuses")}
            choices={progressStatuses.map((value) => ({ value, label: t(`progress.${value}`) }))}
          />
          <FilterSelect
            state={state}
            name="due"
            label={t("field.due")}
            all={t("filter.allDue")}
            choices={dueFilters.map((value) => ({ value, label: t(`due.${value}`) }))}
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
      empty={{ icon: <MapIcon />, title: t("mine.empty"), text: t("mine.emptyText") }}
    >
      {(row) => <PathwayCard key={row.id} row={row} />}
    </CardListPage>
  );
}

function PathwayCard({ row }: { row: MyPathway }) {
  const { t } = useTranslation("pathways");
  const format = useFormat();
  const now = useNow();
  return (
    <OpenCard
      to={openPath(row.id)}
      title={row.title}
      cover={<Cover seed={row.id} src={row.imageUrl} />}
      above={
        <>
          <span className="kit-card-category">{row.category || t(`mode.${row.mode}`)}</span>
          <HStack gap="1.5">
            <DueBadge of={row} now={now} />
            <ProgressBadge status={row.status} />
          </HStack>
        </>
      }
      footer={
        <Stack gap="2" width="full">
          <Progress
            value={row.progress}
            label={t("progressOf", { title: row.title })}
            tone={row.status === "completed" ? "good" : "accent"}
          />
          <Text muted small>
            {row.completedAt
              ? t("doneOn", { date: format.date(row.completedAt) })
              : t("doneOf", { done: row.done, count: row.items })}
            {row.isOptional && ` · ${t("optional")}`}
          </Text>
        </Stack>
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
