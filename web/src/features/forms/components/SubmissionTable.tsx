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
  /** The markers' queue: who is marking each, and what can be decided of many at once. */
  queue?: {
    onMine: (mine: boolean) => void;
    isMine: boolean;
    bulk: (ids: string[], clear: () => void) => ReactNode;
  };
};

export function SubmissionTable({ id, list, state, byForm = false, hrefOf, actions, queue }: Props) {
  const { t } = useTranslation("forms");
  const { dateTime, percent } = useFormat();
  const hasMarkers = Boolean(queue);
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
      ...(hasMarkers
        ? [
            {
              id: "assigned",
              header: t("markingNow"),
              cell: (row: SubmissionRow) => (
                <>
                  <bdi>{row.isAssignedToMe ? t("you") : (row.assigned ?? "")}</bdi>
                  {row.status === "markingRequired" && row.opinions > 0 && (
                    <Badge tone="info">{t("oneOfTwo", { count: row.opinions })}</Badge>
                  )}
                </>
              ),
            },
          ]
        : []),
    ];
  }, [t, dateTime, percent, byForm, hasMarkers]);
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
        <>
          <Select
            aria-label={t("statusLabel")}
            placeholder={t("allStates")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={markedStatuses.map((value) => ({ value, label: t(statusKey(value)) }))}
          />
          {queue && (
            <Select
              aria-label={t("markingNow")}
              value={queue.isMine ? "mine" : "all"}
              onChange={(event) => queue.onMine(event.target.value === "mine")}
              choices={[
                { value: "all", label: t("ofAll") },
                { value: "mine", label: t("ofMine") },
              ]}
            />
          )}
        </>
      }
      {...(queue ? { bulk: queue.bulk } : {})}
      actions={actions}
      empty={
        <EmptyState icon={<ClipboardCheck />} title={t("noSubmissions")}>
          {t("noSubmissionsText")}
        </EmptyState>
      }
    />
  );
}
