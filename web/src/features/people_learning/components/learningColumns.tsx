/** What a list of a person's learning says of each thing. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DueBadge } from "../../../app/DueBadge";
import { useNow } from "../../../app/useNow";
import { type PersonDocument, reasonsIn, statusKey, toneOf } from "../model";

export function useLearningColumns(onLook: (row: PersonDocument) => void): Column<PersonDocument>[] {
  const { t } = useTranslation("people_learning");
  const format = useFormat();
  const now = useNow();
  return useMemo<Column<PersonDocument>[]>(
    () => [
      {
        id: "title",
        header: t("column.title"),
        sort: "title",
        primary: true,
        cell: (row) => (
          <Stack gap="0.5" align="start">
            {row.type === "course" ? (
              <Box
                as="button"
                className="kit-link"
                textAlign="start"
                aria-haspopup="dialog"
                onClick={() => onLook(row)}
              >
                <bdi>{row.title}</bdi>
              </Box>
            ) : (
              <bdi>{row.title}</bdi>
            )}
            <HStack gap="1.5" wrap="wrap">
              <Badge>{t(`kind.${row.kind}`)}</Badge>
              {row.isOptional && <Badge>{t("optional")}</Badge>}
              {row.round > 1 && <Badge>{t("round", { number: format.number(row.round) })}</Badge>}
              {!row.isShown && <Badge>{t("hidden")}</Badge>}
            </HStack>
          </Stack>
        ),
      },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => <Badge tone={toneOf(row.status)}>{t(statusKey(row.status))}</Badge>,
      },
      {
        id: "progress",
        header: t("column.progress"),
        sort: "progress",
        cell: (row) => (
          <HStack gap="2">
            <Box minW="4rem" flex="1">
              <Progress
                value={row.progress}
                tone={row.status === "completed" ? "good" : "accent"}
                label={t("progressOf", { name: row.title })}
              />
            </Box>
            <Box as="span" minW="2.75rem" textAlign="end">
              {format.percent(row.progress)}
            </Box>
          </HStack>
        ),
      },
      {
        id: "dueAt",
        header: t("column.due"),
        sort: "dueAt",
        figures: true,
        cell: (row) => (
          <HStack gap="2" wrap="wrap">
            {format.date(row.dueAt)}
            <DueBadge of={row} now={now} besideDate />
          </HStack>
        ),
      },
      {
        id: "why",
        header: t("column.why"),
        cell: (row) => (
          <Text small muted>
            <bdi>{reasonsIn(t, row.reasons)}</bdi>
          </Text>
        ),
      },
      {
        id: "updatedAt",
        header: t("column.last"),
        sort: "updatedAt",
        figures: true,
        cell: (row) => (row.startedAt ? format.relative(row.updatedAt) : ""),
      },
      {
        id: "remindedAt",
        header: t("column.reminded"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.remindedAt),
      },
      {
        id: "completedAt",
        header: t("column.completed"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.completedAt),
      },
    ],
    [t, format, now, onLook],
  );
}
