/** The order for a new tenant: what it is called, where it answers, who runs it, how it looks. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { paths } from "../../app/paths";
import { NewTenantForm } from "./components/NewTenantForm";
import { plansQuery, platformQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("tenants");
  const platform = useQuery(platformQuery);
  const plans = useQuery(plansQuery);
  const failed = platform.error ?? plans.error;

  if (failed) {
    const refetch = () => Promise.all([platform.refetch(), plans.refetch()]);
    return <ErrorState error={failed} onRetry={refetch} />;
  }
  if (!platform.data || !plans.data) return <PageSkeleton />;
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.tenants}>{t("one.back")}</Link>}
        title={t("new.page")}
        actions={<LinkButton to={paths.tenants}>{t("new.cancel")}</LinkButton>}
      >
        {t("new.lead")}
      </PageHeader>
      <NewTenantForm platform={platform.data} plans={plans.data} />
    </Page>
  );
}
