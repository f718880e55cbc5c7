/** The own domains of a tenant's teams: added, proved by a record, watched until a request comes through. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Lines } from "@learnt/ui/layout/Lines";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Globe, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RequireRole } from "../../../app/role";
import { domainsQuery } from "../domains.queries";
import type { Tenant } from "../queries";
import { AddDomain } from "./AddDomain";
import { DomainItem } from "./DomainItem";

export function Domains({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("domains");
  const [adding, setAdding] = useState(false);
  const domains = useQuery(domainsQuery(tenant.id));
  const open = tenant.status === "ready" || tenant.status === "suspended";
  const add = open && (
    <RequireRole gate="support">
      <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t("add")}
      </Button>
    </RequireRole>
  );

  return (
    <Card title={t("title")} note={t("note")} actions={domains.data?.length ? add : undefined}>
      {domains.isPending && <Spinner />}
      {domains.error && !domains.data && (
        <ErrorState error={domains.error} onRetry={() => void domains.refetch()} />
      )}
      {domains.data?.length === 0 && (
        <EmptyState icon={<Globe />} title={t("emptyTitle")} action={add || undefined}>
          {t("emptyText")}
        </EmptyState>
      )}
      <Lines pad="3.5" aria-label={t("title")}>
        {domains.data?.map((domain) => (
          <DomainItem key={domain.host} domain={domain} tenant={tenant} />
        ))}
      </Lines>
      {adding && <AddDomain tenant={tenant} onClose={() => setAdding(false)} />}
    </Card>
  );
}
