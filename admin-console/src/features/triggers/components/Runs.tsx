/** What a trigger did, the newest first; a line opens the run whole. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { RequireRole } from "../../../app/role";
import { runStates } from "../model";
import { type RunLine, runsQuery } from "../queries";
import { RunDrawer } from "./RunDrawer";
import { StateBadge } from "./StateBadge";

export function Runs({ tenantId, triggerId }: { tenantId: string; triggerId: string }) {
  const { t } = useTranslation("triggers");
  const [search, setSearch] = useSearchParams();
  const open = search.get("run");
  const list = useListState({ filters: ["state"] });
  const runs = useQuery(runsQuery(tenantId, triggerId, list.params));
  const show = (run: string | null) =>
    setSearch((now) => {
      if (run) now.set("run", run);
      else now.delete("run");
      return now;
    });
  const columns = useColumns(show);
  return (
    <>
      <DataTable
        id="trigger-runs"
        label={t("runs")}
        dense
        columns={columns}
        rows={runs.data?.items}
        total={runs.data?.total}
        state={list}
        rowId={(row) => row.id}
        loading={runs.isPending}
        fetching={runs.isPlaceholderData}
        error={runs.error}
        onRetry={runs.refetch}
        searchLabel={t("searchPeople")}
        filters={
          <Select
            aria-label={t("state")}
            placeholder={t("allStates")}
            value={list.filters.state}
            onChange={(event) => list.setFilter("state", event.target.value)}
            choices={runStates.map((state) => ({ value: state, label: t(`runState.${state}`) }))}
          />
        }
        empty={
          <EmptyState icon={<History />} title={t("noRunsTitle")}>
            {t("noRunsText")}
          </EmptyState>
        }
      />
      {open && <RunDrawer tenantId={tenantId} runId={open} onClose={() => show(null)} />}
    </>
  );
}

function useColumns(onOpen: (run: string) => void): Column<RunLine>[] {
  const { t } = useTranslation("triggers");
  const format = useFormat();
  return useMemo(
    () => [
      { id: "person", header: t("person"), primary: true, cell: (row) => row.name || row.userId },
      {
        id: "state",
        header: t("state"),
        cell: (row) => (
          <HStack gap="1" wrap="wrap">
            <StateBadge of="run" state={row.state} />
            {[...new Set(row.deliveries)].map((state) => (
              <StateBadge key={state} of="delivery" state={state} />
            ))}
          </HStack>
        ),
      },
      {
        id: "about",
        header: t("about"),
        cell: (row) => row.documentTitle || t(`events.${row.event}`, row.event),
      },
      { id: "at", header: t("happened"), figures: true, cell: (row) => format.dateTime(row.eventAt) },
      {
        id: "ran",
        header: t("ran"),
        figures: true,
        cell: (row) =>
          row.ranAt
            ? format.dateTime(row.ranAt)
            : row.dueAt
              ? t("dueAt", { date: format.dateTime(row.dueAt) })
              : "–",
      },
      {
        id: "why",
        header: t("why"),
        cell: (row) => row.error ?? (row.replay > 0 ? t("replayNumber", { number: row.replay }) : ""),
      },
      {
        id: "open",
        header: t("details"),
        cell: (row) => (
          <RequireRole gate="support">
            <Button
              size="sm"
              aria-label={t("openRun", { name: row.name || row.userId })}
              onClick={() => onOpen(row.id)}
            >
              {t("open")}
            </Button>
          </RequireRole>
        ),
      },
    ],
    [t, format, onOpen],
  );
}
