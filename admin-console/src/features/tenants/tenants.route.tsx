/** Every tenant of the platform: found, filtered, sorted, and the way to a new one. */

import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Building2, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "../../app/paths";
import { RequireRole } from "../../app/role";
import { useTenantColumns } from "./components/columns";
import { healths, tenantStates } from "./model";
import { plansQuery, platformQuery, tenantsQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("tenants");
  const list = useListState({ filters: ["status", "plan", "health", "cluster"], sort: "-createdAt" });
  const tenants = useQuery(tenantsQuery(list.params));
  const plans = useQuery(plansQuery);
  const platform = useQuery(platformQuery);
  const clusters = platform.data?.clusters ?? [];
  const columns = useTenantColumns(platform.data?.latestVersion);

  const stateChoices = tenantStates.map((state) => ({ value: state, label: t(`status.${state}`) }));
  const planChoices = plans.data?.map((plan) => ({ value: plan.id, label: plan.name })) ?? [];
  const newTenant = (
    <RequireRole gate="support">
      <LinkButton to={paths.newTenant} variant="solid" icon={<Plus aria-hidden="true" />}>
        {t("list.new")}
      </LinkButton>
    </RequireRole>
  );

  return (
    <ListPage
      title={t("list.page")}
      action={newTenant}
      note={tenants.data && t("list.summary", { count: tenants.data.total })}
      list={tenants}
      id="tenants"
      dense
      columns={columns}
      state={list}
      rowId={(row) => row.id}
      rowHref={(row) => paths.tenant(row.id)}
      searchLabel={t("list.search")}
      filters={
        <>
          <Select
            aria-label={t("columns.status")}
            placeholder={t("list.allStatuses")}
            value={list.filters.status}
            onChange={(event) => list.setFilter("status", event.target.value)}
            choices={stateChoices}
          />
          <Select
            aria-label={t("columns.plan")}
            placeholder={t("list.allPlans")}
            value={list.filters.plan}
            onChange={(event) => list.setFilter("plan", event.target.value)}
            choices={planChoices}
          />
          <Select
            aria-label={t("columns.health")}
            placeholder={t("list.allHealths")}
            value={list.filters.health}
            onChange={(event) => list.setFilter("health", event.target.value)}
            choices={healths.map((health) => ({ value: health, label: t(`health.${health}`) }))}
          />
          <QueryError query={[plans, platform]} />
          {clusters.length > 1 && (
            <Select
              aria-label={t("columns.cluster")}
              placeholder={t("list.allClusters")}
              value={list.filters.cluster}
              onChange={(event) => list.setFilter("cluster", event.target.value)}
              choices={clusters.map((cluster) => ({ value: cluster, label: cluster }))}
            />
          )}
        </>
      }
      empty={
        <EmptyState icon={<Building2 />} title={t("list.emptyTitle")} action={newTenant}>
          {t("list.emptyText")}
        </EmptyState>
      }
    />
  );
}
