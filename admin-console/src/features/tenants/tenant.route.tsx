/** One tenant: its provisioning as it happens, what it is, where its teams answer. */
import { ExternalButton, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Grid } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router";
import { paths } from "../../app/paths";
import { EditedBy } from "../../app/role";
import { useTitle } from "../../app/useTitle";
import { ActAs } from "./components/ActAs";
import { DemoAccounts } from "./components/DemoAccounts";
import { Domains } from "./components/Domains";
import { Facts } from "./components/Facts";
import { Lifecycle } from "./components/Lifecycle";
import { Overview } from "./components/Overview";
import { Settings } from "./components/Settings";
import { StatusBadge } from "./components/StatusBadge";
import { Steps } from "./components/Steps";
import { Superadmins } from "./components/Superadmins";
import { Teams } from "./components/Teams";
import { TenantChoices } from "./components/TenantChoices";
import { isBuilding } from "./model";
import { tenantQuery, useLiveSteps } from "./queries";

export function Component() {
  const { t } = useTranslation("tenants");
  const { tenantId = "" } = useParams();
  const tenant = useQuery(tenantQuery(tenantId));
  const detached = useLiveSteps(tenantId, isBuilding(tenant.data?.status ?? ""));
  useTitle(tenant.data?.name);

  if (tenant.error instanceof ApiProblem && tenant.error.status === 404)
    return <Navigate to={paths.notFound} replace />;
  if (tenant.error && !tenant.data) return <ErrorState error={tenant.error} onRetry={tenant.refetch} />;
  if (!tenant.data) return <PageSkeleton />;

  const { name, status, readyAt, steps, url } = tenant.data;
  const log = (
    <LinkButton to={paths.tenantLog(tenantId)} icon={<ScrollText aria-hidden="true" />}>
      {t("one.log")}
    </LinkButton>
  );
  const open = status === "ready" && url && (
    <ExternalButton href={url} variant="solid" icon={<ExternalLink aria-hidden="true" />}>
      {t("one.open")}
    </ExternalButton>
  );

  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.tenants}>{t("one.back")}</Link>}
        title={name}
        actions={
          <>
            {log}
            <LinkButton to={`${paths.log}?search=${encodeURIComponent(tenantId)}`}>
              {t("one.operatorsLog")}
            </LinkButton>
            {status === "ready" && <ActAs tenant={tenant.data} />}
            {open}
          </>
        }
      >
        <StatusBadge status={status} />
      </PageHeader>
      <Grid templateColumns="minmax(0, 1fr)" gap="5">
        {(status === "ready" || status === "suspended") && <Overview tenant={tenant.data} />}
        <Steps tenantId={tenantId} status={status} readyAt={readyAt} steps={steps} detached={detached} />
        {!isBuilding(status) && <Lifecycle tenant={tenant.data} />}
        <Facts tenant={tenant.data} />
        <Teams tenant={tenant.data} />
        <Domains tenant={tenant.data} />
        {(status === "ready" || status === "suspended") && (
          <EditedBy gate="support">
            <Settings tenantId={tenantId} />
          </EditedBy>
        )}
        {(status === "ready" || status === "suspended") && <TenantChoices tenant={tenant.data} />}
        {status === "ready" && <Superadmins tenant={tenant.data} />}
        {status === "ready" && <DemoAccounts tenant={tenant.data} />}
      </Grid>
    </Page>
  );
}
