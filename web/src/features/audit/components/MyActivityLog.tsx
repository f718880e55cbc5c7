/** What I did, and what was done in my name, or the same of somebody else: the newest first. */
import { cursorsOf } from "@learnt/ui/base/audit";
import { linesOf } from "@learnt/ui/base/details";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box } from "@learnt/ui/layout/layout";
import { ActorCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { AuditLine } from "../foldSignIns";
import { myLog } from "../queries";
import { Action, AuditTime } from "./Cells";
import { foldStyles } from "./styles";
import { useAuditLines } from "./useAuditLines";

export type MyActivityLogProps = { userId?: string };

export function MyActivityLog({ userId }: MyActivityLogProps) {
  const { t } = useTranslation("audit");
  const { dateTime } = useFormat();
  const state = useListState({ perPage: 25, prefix: "log-" });
  const { after, before, perPage } = state;
  const list = useQuery(myLog({ after, before, perPage }, userId));
  const { lines, isOpen, toggle } = useAuditLines(list.data?.items);
  const columns = useMemo(
    (): Column<AuditLine>[] => [
      {
        id: "action",
        header: t("column.action"),
        primary: true,
        cell: (line) => <Action line={line} isOpen={isOpen} toggle={toggle} />,
      },
      {
        id: "subject",
        header: t("column.subject"),
        cell: (row) => <bdi className="kit-clip">{row.subjectName}</bdi>,
      },
      { id: "actor", header: t("column.actor"), cell: (row) => <ActorCell row={row} t={t} /> },
      {
        id: "at",
        header: t("column.at"),
        figures: true,
        cell: (line) => <AuditTime line={line} />,
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
    <Box css={foldStyles}>
      <DataTable<AuditLine>
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
