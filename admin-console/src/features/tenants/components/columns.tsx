/** The columns of the tenants' table. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TenantRow } from "../queries";
import { DaysSpark } from "./DaysChart";
import { HealthBadge } from "./HealthBadge";
import { StatusBadge } from "./StatusBadge";

export function useTenantColumns(latestVersion: number | undefined): Column<TenantRow>[] {
  const { t } = useTranslation("tenants");
  const format = useFormat();

  return useMemo(
    () => [
      { id: "name", header: t("columns.name"), sort: "name", primary: true, cell: (row) => row.name },
      {
        id: "status",
        header: t("columns.status"),
        sort: "status",
        cell: (row) => <StatusBadge status={row.status} />,
      },
      {
        id: "mainDomain",
        header: t("columns.mainDomain"),
        cell: (row) => (
          <span className="kit-clip" title={row.mainDomain}>
            {row.mainDomain}
          </span>
        ),
      },
      {
        id: "migration",
        header: t("columns.migration"),
        hiddenAtFirst: true,
        cell: (row) => <Migration version={row.migrationVersion} latest={latestVersion} />,
      },
      {
        id: "health",
        header: t("columns.health"),
        cell: (row) => <HealthBadge health={row.health} />,
      },
      { id: "days", header: t("columns.days"), cell: (row) => <DaysSpark days={row.days} /> },
      {
        id: "recent",
        header: t("columns.recent"),
        sort: "recent",
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => (typeof row.recent === "number" ? format.number(row.recent) : "–"),
      },
      {
        id: "people",
        header: t("columns.people"),
        sort: "people",
        align: "end",
        cell: (row) => (typeof row.people === "number" ? format.number(row.people) : "–"),
      },
      {
        id: "lastSeen",
        header: t("columns.lastSeen"),
        sort: "lastSeenAt",
        figures: true,
        cell: (row) => (row.lastSeenAt ? format.date(row.lastSeenAt) : "–"),
      },
      { id: "plan", header: t("columns.plan"), sort: "plan", cell: (row) => t(`plan.${row.plan}`, row.plan) },
      {
        id: "created",
        header: t("columns.created"),
        hiddenAtFirst: true,
        figures: true,
        sort: "createdAt",
        cell: (row) => format.date(row.createdAt),
      },
      {
        id: "cluster",
        header: t("columns.cluster"),
        hiddenAtFirst: true,
        cell: (row) => row.cluster && <code className="kit-code">{row.cluster}</code>,
      },
      {
        id: "schema",
        header: t("columns.schema"),
        hiddenAtFirst: true,
        cell: (row) => row.schema && <code className="kit-code">{row.schema}</code>,
      },
    ],
    [t, format, latestVersion],
  );
}

type MigrationProps = { version: number | null | undefined; latest: number | undefined };

/** Whether the schema stands at the newest migration; which one it is shows on pointing at it. */
function Migration({ version, latest }: MigrationProps) {
  const { t } = useTranslation("tenants");
  if (!version) return "–";
  const behind = latest !== undefined && version < latest;
  return (
    <span
      title={
        behind ? t("list.behindTitle", { version: String(version), latest: String(latest) }) : String(version)
      }
    >
      {behind ? <Badge tone="warn">{t("list.behind")}</Badge> : t("list.upToDate")}
    </span>
  );
}
