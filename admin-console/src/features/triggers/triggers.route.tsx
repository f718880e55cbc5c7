/** Whose triggers: the tenants that people may sign in to. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../app/paths";
import { type TenantLine, tenantsQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("triggers");
  const list = useListState({ filters: [], sort: "name" });
  const tenants = useQuery(tenantsQuery(list.params));
  const columns = useMemo<Column<TenantLine>[]>(
    () => [
      { id: "name", header: t("tenant"), sort: "name", primary: true, cell: (row) => row.name },
      { id: "id", header: t("tenantId"), cell: (row) => row.id },
    ],
    [t],
  );
  return (
    <Page>
      <PageHeader title={t("page")}>{t("chooseTenant")}</PageHeader>
      <DataTable
        id="trigger-tenants"
        label={t("tenants")}
        dense
        columns={columns}
        rows={tenants.data?.items}
        total={tenants.data?.total}
        state={list}
        rowId={(row) => row.id}
        rowHref={(row) => paths.tenantTriggers(row.id)}
        loading={tenants.isPending}
        fetching={tenants.isPlaceholderData}
        error={tenants.error}
        onRetry={tenants.refetch}
        searchLabel={t("searchTenants")}
        empty={
          <EmptyState icon={<Building2 />} title={t("noTenantsTitle")}>
            {t("noTenantsText")}
          </EmptyState>
        }
      />
    </Page>
  );
}
