/** What operators did at the console: searched, filtered, exported. */
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { cursorsOf } from "@learnt/ui/base/audit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOperatorColumns } from "./components/columns";
import { Filters } from "./components/Filters";
import { exportOperatorsLog, operatorsLogQuery, operatorsLogWordsQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("audit");
  const list = useListState({ filters: ["action", "from", "to"], perPage: 50 });
  const rows = useQuery(operatorsLogQuery(list.params));
  const query = useQuery(operatorsLogWordsQuery);
  const columns = useOperatorColumns();

  return (
    <Page>
      <PageHeader
        title={t("operators.page")}
        actions={<ExportButton params={list.params} onExport={exportOperatorsLog} />}
      >
        {t("operators.lead")}
      </PageHeader>
      <DataTable
        id="operators-log"
        label={t("operators.page")}
        dense
        columns={columns}
        rows={rows.data?.items}
        total={rows.data?.total}
        cursors={cursorsOf(rows.data)}
        state={list}
        rowId={(row) => row.id}
        loading={rows.isPending}
        fetching={rows.isPlaceholderData}
        error={rows.error}
        onRetry={rows.refetch}
        searchLabel={t("search")}
        filters={<Filters state={list} words={query.data} />}
        empty={
          <EmptyState icon={<ScrollText />} title={t("emptyTitle")}>
            {t("operators.emptyText")}
          </EmptyState>
        }
      />
    </Page>
  );
}
