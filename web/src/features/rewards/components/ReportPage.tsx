/** The report's page around either of its lists: figures and chart above, the filters that both share, the way to the other, export. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { DateRange } from "@learnt/ui/form/DateRange";
import { Segments } from "@learnt/ui/form/Segments";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import type { ListState } from "@learnt/ui/table/listState";
import { Coins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { type ReportPart, reportParts, rewardedTypes, toPart } from "../model";
import { ReportExport } from "./ReportExport";
import { ReportSummary } from "./ReportSummary";

type Props<Row> = {
  part: ReportPart;
  state: ListState;
  list: {
    data: { items: readonly Row[]; total: number } | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  /** Whose page a row leads to. */
  personOf: (row: Row) => string;
};

export function ReportPage<Row extends { id: string }>({ part, state, list, columns, personOf }: Props<Row>) {
  const { t } = useTranslation("rewards");
  const { rewards } = useTenantContext().tenant.settings;
  const [, setSearch] = useSearchParams();
  return (
    <ListPage<Row>
      eyebrow={t("report.eyebrow")}
      title={t("report.title")}
      note={t("report.note")}
      action={<ReportExport part={part} params={state.params} />}
      above={
        <Stack gap="4" marginBlockEnd="4">
          {!rewards && <Notice title={t("report.off")}>{t("report.offText")}</Notice>}
          <ReportSummary state={state} />
          <Segments
            label={t("report.rows")}
            hideLabel
            value={part}
            options={reportParts.map((value) => ({ value, label: t(`report.part.${value}`) }))}
            onChange={(value) => setSearch((now) => toPart(now, value), { preventScrollReset: true })}
          />
        </Stack>
      }
      label={t(`report.part.${part}`)}
      list={list}
      id={`rewards-${part}`}
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => `${paths.user(personOf(row))}?tab=rewards`}
      searchLabel={t("report.search")}
      filters={<ReportFilters state={state} />}
      empty={
        <EmptyState icon={<Coins />} title={t("report.none")}>
          {t("report.noneText")}
        </EmptyState>
      }
    />
  );
}

function ReportFilters({ state }: { state: ListState }) {
  const { t } = useTranslation("rewards");
  const { type = "", redeem = "", from = "", to = "" } = state.filters;
  return (
    <>
      <Select
        aria-label={t("column.type")}
        placeholder={t("report.allTypes")}
        value={type}
        choices={rewardedTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(event) => state.setFilter("type", event.target.value)}
      />
      <Select
        aria-label={t("report.redeem")}
        placeholder={t("report.both")}
        value={redeem}
        choices={[
          { value: "false", label: t("report.earned") },
          { value: "true", label: t("report.redeemed") },
        ]}
        onChange={(event) => state.setFilter("redeem", event.target.value)}
      />
      <DateRange
        labels={{ from: t("report.from"), to: t("report.to") }}
        from={from}
        to={to}
        onChange={state.setFilter}
      />
    </>
  );
}
