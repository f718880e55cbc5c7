/** A new trigger of a tenant. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { paths } from "../../app/paths";
import { TriggerForm } from "./components/TriggerForm";
import { emptyTrigger } from "./model";
import { tenantQuery, useTriggers } from "./queries";

export function Component() {
  const { t } = useTranslation("triggers");
  const { tenantId = "" } = useParams();
  const navigate = useNavigate();
  const tenant = useQuery(tenantQuery(tenantId));
  const { create } = useTriggers(tenantId);

  if (tenant.error && !tenant.data) return <ErrorState error={tenant.error} onRetry={tenant.refetch} />;
  if (!tenant.data) return <PageSkeleton />;
  const teams = tenant.data.teams.filter((team) => team.status === "active");
  const first = teams.find((team) => team.isDefault) ?? teams[0];
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.tenantTriggers(tenantId)}>{t("of", { tenant: tenant.data.name })}</Link>}
        title={t("newTitle")}
        actions={<LinkButton to={paths.tenantTriggers(tenantId)}>{t("cancel")}</LinkButton>}
      >
        {t("newLead")}
      </PageHeader>
      <TriggerForm
        tenantId={tenantId}
        teams={teams.map((team) => ({ value: team.id, label: team.displayName }))}
        values={emptyTrigger(first?.id ?? "")}
        names={{}}
        submit={t("create")}
        onSubmit={async (content) => {
          const id = await create(content);
          toast.success(t("created"));
          await navigate(paths.trigger(tenantId, id));
        }}
      />
    </Page>
  );
}
