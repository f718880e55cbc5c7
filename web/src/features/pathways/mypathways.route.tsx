/** My Learning Pathways: what I was given, twelve to a page, with search, filters and order in the address. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Progress } from "@learnt/ui/feedback/Progress";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardList } from "@learnt/ui/table/CardList";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { ProgressBadge } from "./components/StatusBadge";
import { type MyPathway, openPath, progressStatuses } from "./model";
import { myCategories, myPathways, useOwnNews } from "./queries";

const orders = ["title", "-createdAt", "category", "-progress"] as const;
/** Of the specification. */
const PER_PAGE = 12;

export default function MyPathways() {
  const { t } = useTranslation("pathways");
  const state = useListState<FilterOf<"/api/me/pathways">>({
    filters: ["status", "category"],
    sort: "title",
    perPage: PER_PAGE,
  });
  const list = useQuery(myPathways(state.params));
  const categories = useQuery(myCategories);
  useOwnNews();
  return (
    <Page>
      <PageHeader title={t("mine.title")}>{t("mine.note")}</PageHeader>
      <div className="lt-cards-tools">
        <SearchBox value={state.search} onChange={state.setSearch} label={t("search")} />
        <Select
          aria-label={t("field.status")}
          placeholder={t("filter.allStatuses")}
          value={state.filters.status ?? ""}
          onChange={(event) => state.setFilter("status", event.target.value)}
          choices={progressStatuses.map((value) => ({ value, label: t(`progress.${value}`) }))}
        />
        {(categories.data?.length ?? 0) > 0 && (
          <Select
            aria-label={t("field.category")}
            placeholder={t("filter.allCategories")}
            value={state.filters.category ?? ""}
            onChange={(event) => state.setFilter("category", event.target.value)}
            choices={(categories.data ?? []).map((value) => ({ value, label: value }))}
          />
        )}
        <Select
          aria-label={t("sort.label")}
          value={state.sort}
          onChange={(event) => state.setSort(event.target.value)}
          choices={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
        {state.isFiltered && (
          <Button variant="ghost" size="sm" icon={<X />} onClick={state.clear}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
      <CardList
        list={list}
        state={state}
        label={t("mine.title")}
        none={t("mine.none")}
        clear={t("filter.clear")}
        empty={
          <EmptyState icon={<MapIcon />} title={t("mine.empty")}>
            {t("mine.emptyText")}
          </EmptyState>
        }
      >
        {(row) => <PathwayCard key={row.id} row={row} />}
      </CardList>
    </Page>
  );
}

function PathwayCard({ row }: { row: MyPathway }) {
  const { t } = useTranslation("pathways");
  const format = useFormat();
  return (
    <OpenCard
      to={openPath(row.id)}
      title={row.title}
      cover={<Cover seed={row.id} src={row.imageUrl} />}
      above={
        <>
          <span className="lt-card-category">{row.category || t(`mode.${row.mode}`)}</span>
          <ProgressBadge status={row.status} />
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
