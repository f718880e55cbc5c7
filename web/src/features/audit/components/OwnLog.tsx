/** What I did, and what was done in my name, or the same of somebody else: the newest first. */
import { linesOf } from "@learnt/ui/base/details";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box } from "@learnt/ui/layout/layout";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Line } from "../fold";
import { cursorsOf } from "../model";
import { ownLog } from "../queries";
import { Action, When } from "./Cells";
import { folds } from "./parts";
import { useLines } from "./useLines";
import { Who } from "./Who";

export type OwnLogProps = { userId?: string };

export function OwnLog({ userId }: OwnLogProps) {
  const { t } = useTranslation("audit");
  const { dateTime } = useFormat();
  const state = useListState({ perPage: 25, prefix: "log-" });
  const { after, before, perPage } = state;
  const list = useQuery(ownLog({ after, before, perPage }, userId));
  const { lines, isOpen, toggle } = useLines(list.data?.items);
  const columns = useMemo(
    (): Column<Line>[] => [
      {
        id: "action",
        header: t("column.action"),
        primary: true,
        cell: (line) => <Action line={line} isOpen={isOpen} toggle={toggle} />,
      },
      {
        id: "subject",
        header: t("column.subject"),
        cell: (row) => <bdi className="lt-clip">{row.subjectName}</bdi>,
      },
      { id: "actor", header: t("column.actor"), cell: (row) => <Who row={row} /> },
      {
        id: "at",
        header: t("column.at"),
        figures: true,
        cell: (line) => <When line={line} />,
      },
      {
        id: "details",
        header: t("column.details"),
        hiddenAtFirst: true,
        cell: (row) =>
          linesOf(row.details, { moment: dateTime, t })
            .map(({ name, value }) => `${name}: ${value}`)
            .join("; "),
      },
      { id: "ip", header: t("column.ip"), hiddenAtFirst: true, cell: (row) => <bdi>{row.ip}</bdi> },
    ],
    [t, dateTime, isOpen, toggle],
  );
  return (
    <Box css={folds}>
      <DataTable<Line>
        id="own-log"
        label={t("mine.title")}
        columns={columns}
        rows={lines}
        total={list.data?.total}
        cursors={cursorsOf(list.data)}
        state={state}
        rowId={(row) => row.id}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState icon={<History />} title={t("mine.empty")}>
            {!userId && t("mine.emptyText")}
          </EmptyState>
        }
        dense
      />
    </Box>
  );
}
