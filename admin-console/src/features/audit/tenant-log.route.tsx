/** What was done in one tenant: searched, filtered, exported. That it was read is written down. */
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { Link } from "@learnt/ui/action/Link";
import { cursorsOf } from "@learnt/ui/base/audit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ApiProblem } from "@learnt/ui/http/problem";
import { ListPage } from "@learnt/ui/table/ListPage";
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
    <ListPage
      eyebrow={<Link to={paths.tenant(tenantId)}>{name}</Link>}
      title={t("tenant.page")}
      action={<ExportButton params={list.params} onExport={(filter) => exportLog(tenantId, filter)} />}
      note={t("tenant.lead", { name })}
      list={log}
      id="tenant-log"
      dense
      columns={columns}
      cursors={cursorsOf(log.data)}
      state={list}
      rowId={(row) => row.id}
      searchLabel={t("search")}
      filters={<Filters state={list} actions={query.data} />}
      empty={
        <EmptyState icon={<ScrollText />} title={t("emptyTitle")}>
          {t("tenant.emptyText")}
        </EmptyState>
      }
    />
  );
}
