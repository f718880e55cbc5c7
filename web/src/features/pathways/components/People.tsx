/** Who of the team has a pathway and how far they are, as it happens; each opens with what they have done. */
import { Button } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import type { Column } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { DocumentPeople, nameOf } from "../../../app/DocumentPeople";
import { DueBadge } from "../../../app/DueBadge";
import { useNow } from "../../../app/useNow";
import { useTenantDay } from "../../../app/useTenantDay";
import { dueFilters, type Learner, type Pathway, progressStatuses } from "../model";
import { exportLearners, learners, pathwaysKey, progress } from "../queries";
import { PersonDialog } from "./PersonDialog";
import { ProgressBadge } from "./StatusBadge";

export function People({ pathway }: { pathway: Pathway }) {
  const { id: pathwayId, title, people: everywhere, isLookedAfterHere } = pathway;
  const { t } = useTranslation("pathways");
  const format = useFormat();
  const day = useTenantDay();
  const now = useNow();
  const state = useListState<FilterOf<"/api/pathways/{id}/learners">>({
    filters: ["status", "due"],
    sort: "name",
    prefix: "who-",
  });
  const list = useQuery(learners(pathwayId, state.params));
  const figures = useQuery(progress(pathwayId));
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo<Column<Learner>[]>(
    () => [
      { id: "status", header: t("who.status"), cell: (row) => <ProgressBadge status={row.status} /> },
      {
        id: "progress",
        header: t("who.progress"),
        sort: "progress",
        cell: (row) => (
          <HStack gap="2" minW="8rem">
            <Box flex="1">
              <Progress
                value={row.progress}
                label={t("progressOf", { title: nameOf(row) })}
                tone={row.status === "completed" ? "good" : "accent"}
              />
            </Box>
            {format.percent(row.progress)}
          </HStack>
        ),
      },
      {
        id: "dueAt",
        header: t("field.due"),
        figures: true,
        sort: "dueAt",
        cell: (row) => (
          <HStack gap="2" wrap="wrap">
            {day(row.dueAt)}
            <DueBadge of={row} now={now} besideDate />
          </HStack>
        ),
      },
      { id: "next", header: t("who.next"), cell: (row) => <bdi>{row.next}</bdi> },
      {
        id: "completedAt",
        header: t("who.completedAt"),
        figures: true,
        cell: (row) => format.date(row.completedAt),
      },
      {
        id: "permittedAt",
        header: t("who.permittedAt"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.permittedAt),
      },
      {
        id: "open",
        header: t("who.steps"),
        cell: (row) => (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t("who.openOf", { name: nameOf(row) })}
            onClick={() => setOpened(row.userId)}
          >
            {t("who.open")}
          </Button>
        ),
      },
    ],
    [t, format, day, now],
  );
  const sums = figures.data;
  return (
    <Stack gap="4">
      {sums && sums.total > 0 && (
        <StatRow>
          <StatTile
            label={t("who.total")}
            value={format.number(sums.total)}
            note={
              everywhere === sums.total ? null : t("who.everywhere", { number: format.number(everywhere) })
            }
          />
          {progressStatuses.map((status) => (
            <StatTile key={status} label={t(`progress.${status}`)} value={format.number(sums[status])} />
          ))}
        </StatRow>
      )}
      <HStack justify="end">
        <ExportButton params={state.params} onExport={(params) => exportLearners(pathwayId, params)} />
      </HStack>
      <DocumentPeople
        feature="pathways"
        documentRef={{ type: "pathway", documentId: pathwayId }}
        title={title}
        canChange={isLookedAfterHere}
        list={list}
        state={state}
        columns={columns}
        stale={pathwaysKey}
        filters={
          <>
            <Select
              aria-label={t("who.status")}
              placeholder={t("filter.allStatuses")}
              value={state.filters.status ?? ""}
              onChange={(event) => state.setFilter("status", event.target.value)}
              choices={progressStatuses.map((value) => ({ value, label: t(`progress.${value}`) }))}
            />
            <Select
              aria-label={t("field.due")}
              placeholder={t("filter.allDue")}
              value={state.filters.due ?? ""}
              onChange={(event) => state.setFilter("due", event.target.value)}
              choices={dueFilters.map((value) => ({ value, label: t(`due.${value}`) }))}
            />
          </>
        }
      />
      {opened && (
        <PersonDialog
          pathwayId={pathwayId}
          userId={opened}
          canChange={isLookedAfterHere}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
