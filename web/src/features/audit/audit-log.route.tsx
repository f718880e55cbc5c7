/** What was done in the organisation, by whom and in whose name: searched, filtered, looked at, exported. */

import { ExportButton } from "@learnt/ui/action/ExportButton";
import { actionName, cursorsOf } from "@learnt/ui/base/audit";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { choicesOf } from "@learnt/ui/form/choices";
import { DateRange } from "@learnt/ui/form/DateRange";
import { Select } from "@learnt/ui/form/SelectField";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { ActorCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { type ListState, useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { AuditSubject } from "./components/AuditSubject";
import { Action, AuditTime } from "./components/Cells";
import { PersonFilter } from "./components/PersonFilter";
import { Retention } from "./components/Retention";
import { RowDrawer } from "./components/RowDrawer";
import { foldStyles } from "./components/styles";
import { type AuditLines, useAuditLines } from "./components/useAuditLines";
import type { AuditLine } from "./foldSignIns";
import type { AuditRow } from "./model";
import { actions, auditLog, exportLog } from "./queries";

const ROW = "row";

function useColumns({ isOpen, toggle }: AuditLines): readonly Column<AuditLine>[] {
  const { t } = useTranslation("audit");
  return useMemo(
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
        cell: (row) =>
          row.foldedRows ? <bdi className="kit-clip">{row.subjectName}</bdi> : <AuditSubject row={row} />,
      },
      { id: "actor", header: t("column.actor"), cell: (row) => <ActorCell row={row} t={t} /> },
      {
        id: "at",
        header: t("column.at"),
        sort: "at",
        figures: true,
        cell: (line) => <AuditTime line={line} />,
      },
      {
        id: "team",
        header: t("column.team"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.teamId}</bdi>,
      },
      {
        id: "ip",
        header: t("column.ip"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.ip}</bdi>,
      },
    ],
    [t, isOpen, toggle],
  );
}

export default function AuditLogRoute() {
  const { t } = useTranslation("audit");
  const state = useListState<FilterOf<"/api/audit-log">>({
    filters: ["action", "actor", "actingAs", "from", "to"],
    sort: "-at",
    perPage: 50,
  });
  const list = useQuery(auditLog(state.params));
  const [search, setSearch] = useSearchParams();
  const rows = list.data?.items;
  const folding = useAuditLines(rows);
  const columns = useColumns(folding);

  return (
    <Page>
      <PageHeader
        eyebrow={t("admin")}
        title={t("title")}
        actions={
          <>
            <Retention />
            <ExportButton params={state.params} onExport={exportLog} />
          </>
        }
      >
        {t("note")}
      </PageHeader>
      <Box css={foldStyles}>
        <DataTable<AuditLine>
          id="audit-log"
          label={t("title")}
          columns={columns}
          rows={folding.lines}
          total={list.data?.total}
          cursors={cursorsOf(list.data)}
          state={state}
          rowId={(row) => row.id}
          rowHref={(row) => {
            if (row.foldedRows) return undefined;
            const params = new URLSearchParams(search);
            params.set(ROW, row.id);
            return `?${params}`;
          }}
          loading={list.isPending}
          fetching={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          searchLabel={t("search")}
          filters={<Filters state={state} rows={rows} />}
          empty={
            <EmptyState icon={<ScrollText />} title={t("empty")}>
              {t("emptyText")}
            </EmptyState>
          }
          dense
        />
      </Box>
      <RowDrawer
        id={search.get(ROW)}
        rows={rows}
        onClose={() =>
          setSearch(
            (now) => {
              now.delete(ROW);
              return now;
            },
            { replace: true },
          )
        }
      />
    </Page>
  );
}

function Filters({ state, rows }: { state: ListState; rows: readonly AuditRow[] | undefined }) {
  const { t } = useTranslation("audit");
  const { locale } = useKit();
  const query = useQuery(actions);
  const { action = "", actor = "", actingAs = "", from = "", to = "" } = state.filters;
  const actionNames = [...new Set([...(query.data ?? []), ...(action ? [action] : [])])];
  return (
    <>
      <Select
        aria-label={t("column.action")}
        value={action}
        placeholder={t("filter.allActions")}
        choices={choicesOf(actionNames, (word) => actionName(t, word), locale)}
        onChange={(event) => state.setFilter("action", event.target.value)}
      />
      <QueryError query={query} />
      <PersonFilter
        label={t("column.actor")}
        value={actor}
        known={rows?.find((row) => row.actor === actor)?.actorName}
        onChange={(id) => state.setFilter("actor", id)}
      />
      <PersonFilter
        label={t("column.actingAs")}
        value={actingAs}
        known={rows?.find((row) => row.actingAs === actingAs)?.actingAsName}
        onChange={(id) => state.setFilter("actingAs", id)}
      />
      <DateRange
        labels={{ from: t("filter.from"), to: t("filter.to") }}
        from={from}
        to={to}
        onChange={state.setFilter}
      />
    </>
  );
}
