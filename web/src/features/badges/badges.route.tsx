/** The team's badges: found by words and state, begun here, each opened by its card. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge as Mark } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Text } from "@learnt/ui/layout/Text";
import { Emblem } from "@learnt/ui/media/Emblem";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useQuery } from "@tanstack/react-query";
import { Award, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { NewBadge } from "./components/NewBadge";
import { Cover } from "./components/parts";
import { type Badge, pathOf, statuses, toneOf } from "./model";
import { badgeList, useLiveInvalidation } from "./queries";

export default function Badges() {
  const { t } = useTranslation("badges");
  const [adding, setAdding] = useState(false);
  const state = useListState<FilterOf<"/api/badges">>({ filters: ["status"], perPage: 24 });
  const list = useQuery(badgeList(state.params));
  useLiveInvalidation();
  useQueryParamAction("new", () => setAdding(true));

  const rows = list.data?.items;
  const total = list.data?.total ?? 0;
  const isStale = list.isPlaceholderData;
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <Page>
      <PageHeader eyebrow={t("admin")} title={t("title")} actions={add}>
        {t("note")}
      </PageHeader>
      <CardTools
        state={state}
        searchLabel={t("search")}
        total={list.data?.total}
        filters={
          <FilterSelect
            state={state}
            name="status"
            label={t("filter.status")}
            all={t("filter.all")}
            choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        }
      />
      {list.isPending && <SkeletonCards />}
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 &&
        (state.isFiltered || state.page > 1 ? (
          <EmptyState
            icon={<SearchX />}
            title={t("nothingFound")}
            action={<Button onClick={state.clear}>{t("clear")}</Button>}
          />
        ) : (
          <EmptyState icon={<Award />} title={t("empty")} action={add}>
            {t("emptyText")}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <div className={isStale ? "lt-cards-stale" : undefined} aria-busy={isStale || undefined}>
          <CardGrid label={t("title")}>
            {rows.map((row) => (
              <BadgeCard key={row.id} row={row} />
            ))}
          </CardGrid>
        </div>
      )}
      {total > state.perPage && (
        <div className="lt-cards-pages">
          <Pagination page={state.page} perPage={state.perPage} total={total} onPage={state.setPage} />
        </div>
      )}
      <NewBadge open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function BadgeCard({ row }: { row: Badge }) {
  const { t } = useTranslation("badges");
  const { number } = useFormat();
  const isArchived = row.status === "archived";
  return (
    <OpenCard
      to={pathOf(row.id)}
      title={row.title}
      cover={
        <Cover data-status={row.status}>
          <Emblem name={row.title} src={row.pictureUrl} size="lg" />
        </Cover>
      }
      above={isArchived && <Mark tone={toneOf.archived}>{t("status.archived")}</Mark>}
      footer={
        <Text muted small>
          {t("holders", { count: row.holders, shown: number(row.holders) })}
        </Text>
      }
    >
      {row.description && (
        <Text muted mt="0.4rem" fontSize="md" lineClamp="3">
          <bdi>{row.description}</bdi>
        </Text>
      )}
    </OpenCard>
  );
}
