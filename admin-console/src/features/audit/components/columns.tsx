/** The columns of both logs. */
import { actionName, subjectOf } from "@learnt/ui/base/audit";
import { linesOf } from "@learnt/ui/base/details";
import { useFormat } from "@learnt/ui/base/format";
import { ActorCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { OperatorAuditEvent, TenantAuditEvent } from "../queries";

type LogRow = {
  at: string;
  action: string;
  subject: string;
  subjectName?: string | null;
  ip?: string | null;
  details: Record<string, unknown>;
};

/** What both have: what, to what, when, from where, and what else is known. */
function useSharedColumns<Row extends LogRow>(): Record<
  "action" | "subject" | "at" | "ip" | "details",
  Column<Row>
> {
  const { t } = useTranslation("audit");
  const { dateTime } = useFormat();
  return useMemo(
    () => ({
      action: {
        id: "action",
        header: t("columns.action"),
        primary: true,
        cell: (row) => actionName(t, row.action),
      },
      subject: {
        id: "subject",
        header: t("columns.subject"),
        cell: (row) => (
          <bdi className="kit-clip" title={row.subject}>
            {subjectOf(row)}
          </bdi>
        ),
      },
      at: {
        id: "at",
        header: t("columns.at"),
        figures: true,
        cell: (row) => (
          <time dateTime={row.at} title={row.at}>
            {dateTime(row.at)}
          </time>
        ),
      },
      ip: { id: "ip", header: t("columns.ip"), hiddenAtFirst: true, cell: (row) => <bdi>{row.ip}</bdi> },
      details: {
        id: "details",
        header: t("columns.details"),
        cell: (row) => {
          const line = linesOf(row.details, { moment: dateTime, t })
            .map(({ name, value }) => `${name}: ${value}`)
            .join(" · ");
          return (
            <bdi className="kit-clip" title={line}>
              {line}
            </bdi>
          );
        },
      },
    }),
    [t, dateTime],
  );
}

export function useOperatorColumns(): readonly Column<OperatorAuditEvent>[] {
  const { t } = useTranslation("audit");
  const shared = useSharedColumns<OperatorAuditEvent>();
  return useMemo(
    () => [
      shared.action,
      shared.subject,
      {
        id: "operator",
        header: t("columns.operator"),
        cell: (row) => {
          const name = row.operatorName ?? t("server");
          return (
            <bdi className="kit-clip" title={name}>
              {name}
            </bdi>
          );
        },
      },
      shared.at,
      shared.details,
      shared.ip,
    ],
    [t, shared],
  );
}

export function useLogColumns(): readonly Column<TenantAuditEvent>[] {
  const { t } = useTranslation("audit");
  const shared = useSharedColumns<TenantAuditEvent>();
  return useMemo(
    () => [
      shared.action,
      shared.subject,
      { id: "actor", header: t("columns.actor"), cell: (row) => <ActorCell row={row} t={t} /> },
      shared.at,
      shared.details,
      { id: "team", header: t("columns.team"), hiddenAtFirst: true, cell: (row) => <bdi>{row.teamId}</bdi> },
      shared.ip,
    ],
    [t, shared],
  );
}
