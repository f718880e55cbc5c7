/** Who of the team has a resource, and who opened it. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { Avatar } from "@learnt/ui/media/Avatar";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { DocumentActions } from "../../../app/documentActions";
import type { Learner } from "../model";
import { learners, resourcesKey } from "../queries";

type Props = { resourceId: string; title: string };

export function People({ resourceId, title }: Props) {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const cache = useQueryClient();
  const state = useListState<FilterOf<"/api/resources/{id}/learners">>({
    filters: ["opened"],
    sort: "name",
    prefix: "who-",
  });
  const list = useQuery(learners(resourceId, state.params));
  const columns = useMemo<Column<Learner>[]>(
    () => [
      {
        id: "name",
        header: t("who.name"),
        sort: "name",
        primary: true,
        cell: (row) => {
          const name = `${row.firstName} ${row.lastName}`;
          return (
            <HStack gap="2">
              <Avatar name={name} src={row.avatar} size="sm" />
              <bdi>{name}</bdi>
            </HStack>
          );
        },
      },
      {
        id: "opened",
        header: t("who.progress"),
        cell: (row) => (
          <Badge tone={row.openedAt ? "good" : "neutral"}>{t(row.openedAt ? "opened" : "notOpened")}</Badge>
        ),
      },
      {
        id: "openedAt",
        header: t("who.openedAt"),
        sort: "openedAt",
        figures: true,
        cell: (row) => format.date(row.openedAt),
      },
      {
        id: "downloadedAt",
        header: t("who.downloadedAt"),
        figures: true,
        cell: (row) => format.date(row.downloadedAt),
      },
      {
        id: "seenVersion",
        header: t("who.version"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => row.seenVersion ?? "",
      },
      {
        id: "permittedAt",
        header: t("who.permittedAt"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.permittedAt),
      },
    ],
    [t, format],
  );
  return (
    <DataTable
      id="resource-learners"
      label={t("tab.people")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.userId}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.data ? null : list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("who.search")}
      bulk={(ids, clear) => (
        <Suspense fallback={null}>
          <DocumentActions
            which={{ type: "resource", documentId: resourceId }}
            title={title}
            ids={ids}
            onDone={() => {
              clear();
              void cache.invalidateQueries({ queryKey: resourcesKey });
            }}
          />
        </Suspense>
      )}
      filters={
        <Select
          aria-label={t("filter.opened")}
          placeholder={t("filter.all")}
          value={state.filters.opened ?? ""}
          onChange={(event) => state.setFilter("opened", event.target.value)}
          choices={["true", "false"].map((value) => ({
            value,
            label: t(value === "true" ? "opened" : "notOpened"),
          }))}
        />
      }
      empty={
        <EmptyState icon={<Users />} title={t("who.empty")}>
          {t("who.emptyText")}
        </EmptyState>
      }
    />
  );
}
