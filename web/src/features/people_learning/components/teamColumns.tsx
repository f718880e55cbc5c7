/** What the list of a manager's people says of each of them. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Box, HStack } from "@learnt/ui/layout/layout";
import { PersonCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { nameOf, type TeamPerson } from "../model";

export function useTeamColumns(): Column<TeamPerson>[] {
  const { t } = useTranslation("people_learning");
  const format = useFormat();
  return useMemo<Column<TeamPerson>[]>(
    () => [
      {
        id: "name",
        header: t("column.name"),
        sort: "name",
        primary: true,
        cell: (row) => (
          <PersonCell name={nameOf(row)} src={row.avatar} note={row.position && <bdi>{row.position}</bdi>} />
        ),
      },
      {
        id: "assigned",
        header: t("column.assigned"),
        sort: "assigned",
        align: "end",
        figures: true,
        cell: (row) => format.number(row.assigned),
      },
      {
        id: "percent",
        header: t("column.done"),
        sort: "percent",
        width: "11rem",
        cell: (row) =>
          row.assigned > 0 && (
            <HStack gap="2">
              <Box minW="4rem" flex="1">
                <Progress
                  value={row.percent}
                  tone={row.percent === 100 ? "good" : "accent"}
                  label={t("progressOf", { name: nameOf(row) })}
                />
              </Box>
              <Box as="span" minW="2.75rem" textAlign="end">
                {format.percent(row.percent)}
              </Box>
            </HStack>
          ),
      },
      {
        id: "overdue",
        header: t("state.overdue"),
        sort: "overdue",
        align: "end",
        cell: (row) => (row.overdue > 0 ? <Badge tone="bad">{format.number(row.overdue)}</Badge> : "–"),
      },
      {
        id: "inprogress",
        header: t("status.inprogress"),
        align: "end",
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.number(row.inprogress),
      },
      {
        id: "notstarted",
        header: t("status.notstarted"),
        align: "end",
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.number(row.notstarted),
      },
      {
        id: "lastActivityAt",
        header: t("column.last"),
        sort: "lastActivityAt",
        figures: true,
        cell: (row) =>
          row.lastActivityAt ? (
            <span title={format.dateTime(row.lastActivityAt)}>{format.relative(row.lastActivityAt)}</span>
          ) : (
            t("never")
          ),
      },
      {
        id: "email",
        header: t("column.email"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.email}</bdi>,
      },
    ],
    [t, format],
  );
}
