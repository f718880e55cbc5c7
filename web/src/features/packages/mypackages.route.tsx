/** My Learning Packages: what I was given or took together, with search, filter and order in the address. */

import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { CardListPage } from "@learnt/ui/table/CardListPage";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Package as PackageIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { learnerStatuses, type MyPackage, openPath, toneOfProgress } from "./model";
import { myPackages, useMyLiveInvalidation } from "./queries";

const orders = ["title", "-createdAt", "-progress"] as const;

export default function MyPackages() {
  const { t } = useTranslation("packages");
  const state = useListState<FilterOf<"/api/me/packages">>({
    filters: ["status"],
    sort: "title",
    perPage: 12,
  });
  const list = useQuery(myPackages(state.params));
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
        <FilterSelect
          state={state}
          name="status"
          label={t("field.status")}
          all={t("filter.allStatuses")}
          choices={learnerStatuses.map((value) => ({ value, label: t(`who.${value}`) }))}
        />
      }
      none={t("mine.none")}
      empty={{ icon: <PackageIcon />, title: t("mine.empty"), text: t("mine.emptyText") }}
    >
      {(row) => <PackageCard key={row.id} row={row} />}
    </CardListPage>
  );
}

function PackageCard({ row }: { row: MyPackage }) {
  const { t } = useTranslation("packages");
  const format = useFormat();
  return (
    <OpenCard
      to={openPath(row.id)}
      title={row.title}
      cover={<Cover seed={row.id} src={null} />}
      above={
        <>
          <span className="kit-card-category">{row.category || t("package")}</span>
          <Badge tone={toneOfProgress[row.status]}>{t(`who.${row.status}`)}</Badge>
        </>
      }
      footer={
        <Stack gap="2" width="full">
          <Progress
            value={row.progress}
            label={t("who.progressOf", { name: row.title })}
            tone={row.status === "completed" ? "good" : "accent"}
          />
          <Text muted small>
            {row.completedAt
              ? t("mine.doneOn", { date: format.date(row.completedAt) })
              : t("mine.doneOf", { done: row.done, count: row.items })}
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
