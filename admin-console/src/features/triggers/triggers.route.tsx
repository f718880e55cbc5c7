/** Whose triggers: the tenants that people may sign in to. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
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
    <ListPage
      title={t("page")}
      note={t("chooseTenant")}
      list={tenants}
      id="trigger-tenants"
      label={t("tenants")}
      dense
      columns={columns}
      state={list}
      rowId={(row) => row.id}
      rowHref={(row) => paths.tenantTriggers(row.id)}
      searchLabel={t("searchTenants")}
      empty={
        <EmptyState icon={<Building2 />} title={t("noTenantsTitle")}>
          {t("noTenantsText")}
        </EmptyState>
      }
    />
  );
}
