/** What becomes, or became, of each line, with the reason where one was refused. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { lineErrorMessage, toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import type { ImportJob, ImportRow, Outcome } from "../importPeople";
import { downloadRows, importRows } from "../queries";

const tones: Record<Outcome, Tone> = {
  create: "good",
  created: "good",
  update: "info",
  updated: "info",
  unchanged: "neutral",
  rejected: "bad",
};

function useColumns(): Column<ImportRow>[] {
  const { t } = useTranslation("people");
  return [
    {
      id: "label",
      header: t("row.who"),
      primary: true,
      width: "14rem",
      cell: (row) =>
        row.userId && row.outcome !== "create" ? (
          <Link to={paths.user(row.userId)}>{row.label || t("row.nobody")}</Link>
        ) : (
          row.label || t("row.nobody")
        ),
    },
    { id: "line", header: t("row.line"), align: "end", width: "5rem", cell: (row) => row.line },
    {
      id: "outcome",
      header: t("row.outcome"),
      width: "9rem",
      cell: (row) => <Badge tone={tones[row.outcome]}>{t(`outcome.${row.outcome}`)}</Badge>,
    },
    { id: "problem", header: t("row.problem"), card: "bare", cell: (row) => <Problems row={row} /> },
  ];
}

function Problems({ row }: { row: ImportRow }) {
  const { t } = useTranslation("people");
  return row.problems.map((problem) => (
    <p key={`${problem.column}${problem.value}${problem.message}`}>
      {problem.column && <strong>{t("row.cell", { column: problem.column, value: problem.value })} </strong>}
      {lineErrorMessage(problem)}
    </p>
  ));
}

export function OutcomeRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation("people");
  const state = useListState<FilterOf<"/api/people/imports/{id}/rows">>({
    filters: ["outcome"],
    perPage: 25,
  });
  const { page, perPage } = state;
  const rows = useQuery(importRows(job.id, { page, perPage, outcome: state.filters.outcome ?? "" }));
  const columns = useColumns();
  const finished = job.status === "done";
  const outcomes: Outcome[] = finished
    ? ["created", "updated", "unchanged", "rejected"]
    : ["create", "update", "unchanged", "rejected"];

  const download = async () => {
    try {
      await downloadRows(job.id);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return (
    <DataTable<ImportRow>
      id="import-rows"
      label={t("row.title")}
      columns={columns}
      rows={rows.data?.items}
      total={rows.data?.total}
      state={state}
      rowId={(row) => String(row.line)}
      loading={rows.isPending}
      fetching={rows.isPlaceholderData}
      error={rows.error}
      onRetry={() => void rows.refetch()}
      dense
      filters={
        <Select
          aria-label={t("row.outcome")}
          value={state.filters.outcome}
          placeholder={t("row.all")}
          choices={outcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))}
          onChange={(event) => state.setFilter("outcome", event.target.value)}
        />
      }
      actions={
        <Button icon={<Download />} onClick={() => void download()}>
          {t("row.download")}
        </Button>
      }
      empty={<EmptyState title={t("row.none")} />}
    />
  );
}
