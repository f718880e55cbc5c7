/** What one of a team's people earned and redeemed, for their admins. */
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatSigned, momentOf, type Transaction } from "../model";
import { personHistory } from "../queries";

export function PersonRewards({ userId }: { userId: string }) {
  const { t } = useTranslation("rewards");
  const { number, date } = useFormat();
  const state = useListState({ prefix: "r-" });
  const list = useQuery(personHistory(userId, { page: state.page, perPage: state.perPage }));
  const columns = useMemo<Column<Transaction>[]>(
    () => [
      {
        id: "title",
        header: t("column.title"),
        primary: true,
        cell: (row) => <bdi>{row.documentTitle ?? t("wasRedeemed")}</bdi>,
      },
      {
        id: "type",
        header: t("column.type"),
        cell: (row) => (row.documentType ? t(`type.${row.documentType}`) : ""),
      },
      {
        id: "points",
        header: t("column.points"),
        figures: true,
        cell: (row) => <bdi>{formatSigned(row, number)}</bdi>,
      },
      { id: "when", header: t("column.when"), figures: true, cell: (row) => date(momentOf(row)) },
    ],
    [t, number, date],
  );
  return (
    <DataTable
      id="person-rewards"
      label={t("title")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={
        <EmptyState icon={<Coins />} title={t("person.none")}>
          {t("person.noneText")}
        </EmptyState>
      }
    />
  );
}
