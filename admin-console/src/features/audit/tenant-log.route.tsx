/** What was done in one tenant: searched, filtered, exported. That it was read is written down. */
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { Link } from "@learnt/ui/action/Link";
import { cursorsOf } from "@learnt/ui/base/audit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { paths } from "../../app/paths";
import { useLogColumns } from "./components/columns";
import { Filters } from "./components/Filters";
import { exportLog, logQuery, logWordsQuery, nameQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("audit");
  const { tenantId = "" } = useParams();
  const list = useListState({ filters: ["action", "from", "to"], perPage: 50 });
  const tenant = useQuery(nameQuery(tenantId));
  const log = useQuery(logQuery(tenantId, list.params));
  const query = useQuery(logWordsQuery(tenantId));
  const columns = useLogColumns();

  if (tenant.error instanceof ApiProblem && tenant.error.status === 404)
    return <Navigate to={paths.notFound} replace />;

  const name = tenant.data?.name ?? tenantId;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.tenant(tenantId)}>{name}</Link>}
        title={t("tenant.page")}
        actions={<ExportButton params={list.params} onExport={(filter) => exportLog(tenantId, filter)} />}
      >
        {t("tenant.lead", { name })}
      </PageHeader>
      <DataTable
        id="tenant-log"
        label={t("tenant.page")}
        dense
        columns={columns}
        rows={log.data?.items}
        total={log.data?.total}
        cursors={cursorsOf(log.data)}
        state={list}
        rowId={(row) => row.id}
        loading={log.isPending}
        fetching={log.isPlaceholderData}
        error={log.error}
        onRetry={log.refetch}
        searchLabel={t("search")}
        filters={<Filters state={list} words={query.data} />}
        empty={
          <EmptyState icon={<ScrollText />} title={t("emptyTitle")}>
            {t("tenant.emptyText")}
          </EmptyState>
        }
      />
    </Page>
  );
}
