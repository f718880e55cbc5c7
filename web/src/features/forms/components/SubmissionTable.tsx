/** Submissions as a table: of a person, or the queue of a form. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import type { ListState } from "@learnt/ui/table/listState";
import type { UseQueryResult } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { markedStatuses, percentOf, type SubmissionRow, statusKey, toneOf } from "../model";

type Props = {
  id: string;
  list: UseQueryResult<{ items: SubmissionRow[]; total: number }>;
  state: ListState;
  /** Names the form of each; else its person. */
  byForm?: boolean;
  hrefOf: (row: SubmissionRow) => string;
  actions?: ReactNode;
};

export function SubmissionTable({ id, list, state, byForm = false, hrefOf, actions }: Props) {
  const { t } = useTranslation("forms");
  const { dateTime, percent } = useFormat();
  const columns = useMemo((): Column<SubmissionRow>[] => {
    const score = (row: SubmissionRow) => percentOf(row);
    return [
      {
        id: "name",
        header: t(byForm ? "form" : "person"),
        primary: true,
        cell: (row) => (
          <bdi>{byForm ? (row.person ? `${row.title} · ${row.person}` : row.title) : row.person}</bdi>
        ),
      },
      {
        id: "status",
        header: t("statusLabel"),
        cell: (row) => <Badge tone={toneOf[row.status]}>{t(statusKey(row.status))}</Badge>,
      },
      {
        id: "score",
        header: t("score"),
        align: "end",
        cell: (row) => {
          const reached = score(row);
          return reached === null ? "" : percent(reached);
        },
      },
      { id: "attempt", header: t("attemptLabel"), align: "end", cell: (row) => row.attempt },
      {
        id: "submittedAt",
        header: t("submitted"),
        figures: true,
        cell: (row) => row.submittedAt && dateTime(row.submittedAt),
      },
    ];
  }, [t, dateTime, percent, byForm]);
  return (
    <DataTable<SubmissionRow>
      id={id}
      label={t("submissions")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      rowHref={hrefOf}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("search")}
      filters={
        <Select
          aria-label={t("statusLabel")}
          placeholder={t("allStates")}
          value={state.filters.status ?? ""}
          onChange={(event) => state.setFilter("status", event.target.value)}
          choices={markedStatuses.map((value) => ({ value, label: t(statusKey(value)) }))}
        />
      }
      actions={actions}
      empty={
        <EmptyState icon={<ClipboardCheck />} title={t("noSubmissions")}>
          {t("noSubmissionsText")}
        </EmptyState>
      }
    />
  );
}
