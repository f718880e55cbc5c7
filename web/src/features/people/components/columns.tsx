/** The columns of the list of people. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { PersonCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ShownField, useCustomFieldColumns } from "../../../app/customFields";
import { invitationTone, nameOf, type PersonRow, toneOf } from "../model";

export function usePeopleColumns(fields: readonly ShownField[]): readonly Column<PersonRow>[] {
  const { t } = useTranslation("people");
  const { date, dateTime, relative, number } = useFormat();
  const customFields = useCustomFieldColumns<PersonRow>(fields);
  return useMemo(
    (): Column<PersonRow>[] => [
      {
        id: "name",
        header: t("name"),
        sort: "name",
        primary: true,
        cell: (row) => (
          <PersonCell
            name={nameOf(row)}
            src={row.avatar}
            note={<bdi title={row.email ?? row.username ?? undefined}>{row.email ?? row.username}</bdi>}
          />
        ),
      },
      {
        id: "status",
        header: t("status"),
        sort: "status",
        cell: (row) => <Badge tone={toneOf(row.status)}>{t(`status.${row.status}`)}</Badge>,
      },
      { id: "role", header: t("role"), sort: "role", cell: (row) => t(`role.${row.role}`) },
      { id: "position", header: t("field.position"), cell: (row) => row.position ?? "" },
      { id: "location", header: t("label.loc", { n: 1 }), cell: (row) => row.loc1.join(", ") },
      { id: "employeeId", header: t("field.employeeId"), hiddenAtFirst: true, cell: (row) => row.employeeId },
      { id: "username", header: t("field.username"), hiddenAtFirst: true, cell: (row) => row.username ?? "" },
      {
        id: "invitation",
        header: t("invitation"),
        cell: (row) => (
          <Badge tone={invitationTone(row.invitation)}>{t(`invitation.${row.invitation}`)}</Badge>
        ),
      },
      {
        id: "points",
        header: t("points"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => number(row.rewardPointsCount),
      },
      {
        id: "created",
        header: t("created"),
        figures: true,
        sort: "created",
        hiddenAtFirst: true,
        cell: (row) => date(row.createdAt),
      },
      {
        id: "lastSeen",
        header: t("lastSeen"),
        figures: true,
        sort: "lastSeen",
        cell: (row) =>
          row.online ? (
            <span className="kit-online">{t("online")}</span>
          ) : row.lastSeenAt ? (
            <time dateTime={row.lastSeenAt} title={dateTime(row.lastSeenAt)}>
              {relative(row.lastSeenAt)}
            </time>
          ) : (
            t("never")
          ),
      },
      ...customFields,
    ],
    [t, date, dateTime, relative, number, customFields],
  );
}
