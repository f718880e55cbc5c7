/** Who of the team has a package, and how far they are. */

import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import type { Column } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { courseTone } from "../../../app/courseStatus";
import { DocumentPeople, nameOf } from "../../../app/DocumentPeople";
import { paths } from "../../../app/pathBuilder";
import { type Learner, learnerStatuses, type Package } from "../model";
import { learners, packagesKey, progress } from "../queries";

export function People({ learningPackage }: { learningPackage: Package }) {
  const { id: packageId, title, people: everywhere, isLookedAfterHere } = learningPackage;
  const { t } = useTranslation("packages");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/packages/{id}/learners">>({
    filters: ["status"],
    sort: "name",
    prefix: "who-",
  });
  const list = useQuery(learners(packageId, state.params));
  const figures = useQuery(progress(packageId));
  const counts = figures.data;
  const columns = useMemo<Column<Learner>[]>(
    () => [
      {
        id: "status",
        header: t("field.status"),
        cell: (row) => (
          <HStack gap="2">
            <Badge tone={courseTone[row.status]}>{t(`who.${row.status}`)}</Badge>
            {row.isOptional && <Badge>{t("optional")}</Badge>}
          </HStack>
        ),
      },
      {
        id: "progress",
        header: t("who.progress"),
        sort: "progress",
        cell: (row) => (
          <HStack gap="2">
            <Box minW="5rem" flex="1">
              <Progress
                value={row.progress}
                tone={row.status === "completed" ? "good" : "accent"}
                label={t("who.progressOf", { name: nameOf(row) })}
              />
            </Box>
            {format.percent(row.progress)}
          </HStack>
        ),
      },
      {
        id: "permittedAt",
        header: t("who.permittedAt"),
        figures: true,
        cell: (row) => format.date(row.permittedAt),
      },
      {
        id: "completedAt",
        header: t("field.completed"),
        figures: true,
        cell: (row) => format.date(row.completedAt),
      },
    ],
    [t, format],
  );
  return (
    <Stack gap="4">
      <QueryError query={figures} />
      {counts && counts.total > 0 && (
        <StatRow>
          <StatTile
            label={t("tab.people")}
            value={format.number(counts.total)}
            note={
              everywhere === counts.total ? null : t("who.everywhere", { number: format.number(everywhere) })
            }
          />
          <StatTile label={t("who.inprogress")} value={format.number(counts.inprogress)} />
          <StatTile label={t("who.completed")} value={format.number(counts.completed)} />
          <StatTile label={t("who.average")} value={format.percent(Math.round(counts.average))} />
        </StatRow>
      )}
      <DocumentPeople
        feature="packages"
        documentRef={{ type: "package", documentId: packageId }}
        title={title}
        canChange={isLookedAfterHere}
        list={list}
        state={state}
        columns={columns}
        stale={packagesKey}
        rowHref={(row) => paths.user(row.userId)}
        filters={
          <Select
            aria-label={t("field.status")}
            placeholder={t("filter.allStatuses")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={learnerStatuses.map((value) => ({ value, label: t(`who.${value}`) }))}
          />
        }
      />
    </Stack>
  );
}
