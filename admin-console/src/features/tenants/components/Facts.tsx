/** What the register says of a tenant. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Box } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Tenant } from "../queries";
import { ChangePlan } from "./ChangePlan";
import { factGrid } from "./styles";

const facts = { ...factGrid("15rem"), "& dt": { color: "fg.muted", fontSize: "xs" } };

export function Facts({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  const code = (text: string | null | undefined) => text && <code className="kit-code">{text}</code>;
  const rows: [string, ReactNode][] = [
    [t("one.id"), code(tenant.id)],
    [t("one.schema"), code(tenant.schema)],
    [t("one.cluster"), code(tenant.cluster)],
    [t("one.migration"), code(tenant.migrationVersion?.toString())],
    [t("one.latest"), code(tenant.latestVersion.toString())],
    [t("one.plan"), t(`plan.${tenant.plan}`, tenant.plan)],
    [t("one.timeZone"), tenant.timeZone],
    [t("one.firstAdmin"), `${tenant.admin.firstName} ${tenant.admin.lastName} · ${tenant.admin.email}`],
    [t("one.created"), format.dateTime(tenant.createdAt)],
    [t("one.readyAt"), format.dateTime(tenant.readyAt)],
  ];
  return (
    <Card title={t("one.facts")} actions={<ChangePlan tenant={tenant} />}>
      {tenant.migrationError && (
        <Notice tone="bad" title={t("one.migrationError")}>
          {tenant.migrationError}
        </Notice>
      )}
      <Box as="dl" css={facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t("one.none")}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}
