/** One month of all tenants: who counted, what is included, what is over, and how far the review is. */

import { Button } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet, FileText, Receipt } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/paths";
import { StateBadge } from "./components/StateBadge";
import { Trend } from "./components/Trend";
import { licenceStates, monthName } from "./model";
import {
  exportLicences,
  exportPaper,
  exportWorkbook,
  type LicenceFilter,
  type LicenceLine,
  licencesQuery,
  monthsQuery,
} from "./queries";

export function Component() {
  const { t, i18n } = useTranslation("licences");
  const list = useListState({ filters: ["month", "state"], sort: "name" });
  const licences = useQuery(licencesQuery(list.params));
  const months = useQuery(monthsQuery);
  const columns = useColumns();
  const monthChoices = (months.data ?? []).map((month) => ({
    value: month,
    label: monthName(month, i18n.language),
  }));
  const download = (create: (query: LicenceFilter) => Promise<void>) =>
    void create(list.params).catch((error) => toast.error(toFailure(error).message));
  const stateChoices = licenceStates.map((state) => ({ value: state, label: t(`states.${state}`) }));

  return (
    <ListPage
      title={t("page")}
      action={
        <>
          <Button icon={<FileText />} onClick={() => download(exportPaper)}>
            {t("paper")}
          </Button>
          <Button icon={<FileSpreadsheet />} onClick={() => download(exportWorkbook)}>
            {t("workbook")}
          </Button>
          <ExportButton params={list.params} onExport={exportLicences} />
        </>
      }
      note={t("lead")}
      list={licences}
      id="licences"
      dense
      columns={columns}
      state={list}
      rowId={(row) => row.tenantId}
      rowHref={(row) => paths.licence(row.tenantId, row.month)}
      searchLabel={t("search")}
      filters={
        <>
          <Select
            aria-label={t("month")}
            placeholder={t("thisMonth")}
            value={list.filters.month}
            onChange={(event) => list.setFilter("month", event.target.value)}
            choices={monthChoices}
          />
          <QueryError query={months} />
          <Select
            aria-label={t("state")}
            placeholder={t("allStates")}
            value={list.filters.state}
            onChange={(event) => list.setFilter("state", event.target.value)}
            choices={stateChoices}
          />
        </>
      }
      empty={
        <EmptyState icon={<Receipt />} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      }
    />
  );
}

function useColumns(): Column<LicenceLine>[] {
  const { t } = useTranslation("licences");
  const format = useFormat();
  return useMemo(
    () => [
      { id: "tenant", header: t("tenant"), sort: "name", primary: true, cell: (row) => row.tenantName },
      { id: "state", header: t("state"), cell: (row) => <StateBadge state={row.state} /> },
      { id: "metric", header: t("metric"), cell: (row) => t(`metrics.${row.metric}`, row.metric) },
      {
        id: "included",
        header: t("included"),
        align: "end",
        cell: (row) => (typeof row.included === "number" ? format.number(row.included) : t("unlimited")),
      },
      {
        id: "counted",
        header: t("counted"),
        sort: "counted",
        align: "end",
        cell: (row) => format.number(row.counted),
      },
      { id: "waived", header: t("waived"), align: "end", cell: (row) => format.number(row.waived) },
      { id: "over", header: t("over"), align: "end", cell: (row) => format.number(row.over) },
      {
        id: "superadmins",
        header: t("superadmins"),
        align: "end",
        cell: (row) => (typeof row.superadmins === "number" ? format.number(row.superadmins) : "–"),
      },
      {
        id: "difference",
        header: t("difference"),
        align: "end",
        cell: (row) =>
          typeof row.difference === "number" ? formatSigned(row.difference, format.number) : "–",
      },
      { id: "trend", header: t("trend"), cell: (row) => <Trend trend={row.trend} /> },
      {
        id: "teams",
        header: t("teams"),
        hiddenAtFirst: true,
        cell: (row) => row.teams.map((team) => `${team.teamId}: ${format.number(team.counted)}`).join(", "),
      },
    ],
    [t, format],
  );
}

const formatSigned = (value: number, format: (value: number) => string) =>
  value > 0 ? `+${format(value)}` : format(value);
