/** Who is where in a course, as it happens: counts, how far they are together, and everybody by name. */
import { IconButton } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Select } from "@learnt/ui/form/SelectField";
import { Grid } from "@learnt/ui/layout/layout";
import { PersonCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ListChecks, Users } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { courseTone } from "../../../app/courseStatus";
import {
  type ShownField,
  shownFields,
  useCustomFieldColumns,
  useRequestedFields,
} from "../../../app/customFields";
import { DueBadge } from "../../../app/DueBadge";
import { CourseDrawer, LearnerActions } from "../../../app/lazyParts";
import { useLive } from "../../../app/live";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import "../learning.css";
import { dueFilters } from "../due";
import { type Learner, statuses } from "../model";
import { exportLearners, learners, learnersKey } from "../queries";
import { CourseCounts } from "./CourseCounts";
import { ExtendDueDate } from "./ExtendDueDate";

const none: readonly ShownField[] = [];

/** The fields of which an admin said that reports show them. */
function useReportFields(): readonly ShownField[] {
  const all = useQuery(shownFields).data ?? none;
  return useMemo(() => all.filter((field) => field.inReports), [all]);
}

export type CourseLearnersProps = { courseId: string; canChange: boolean };

export function CourseLearners({ courseId, canChange }: CourseLearnersProps) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const queryClient = useQueryClient();
  const state = useListState<FilterOf<"/api/courses/{id}/learners">>({
    filters: ["status", "due"],
    sort: "-updatedAt",
    prefix: "who-",
  });
  const { team } = useTenantContext();
  const now = useNow();
  const fields = useReportFields();
  const [look, setLook] = useState<Learner | null>(null);
  const customFields = useCustomFieldColumns<Learner>(fields);
  useLive(
    [`course:${courseId}`],
    () => void queryClient.invalidateQueries({ queryKey: learnersKey(courseId) }),
  );

  const columns = useMemo<Column<Learner>[]>(
    () => [
      {
        id: "name",
        header: t("who.name"),
        sort: "name",
        primary: true,
        cell: (row) => (
          <PersonCell name={`${row.firstName} ${row.lastName}`} src={row.avatar} note={row.email} />
        ),
      },
      {
        id: "status",
        header: t("who.status"),
        cell: (row) => <Badge tone={courseTone[row.status]}>{t(`status.${row.status}`)}</Badge>,
      },
      {
        id: "progress",
        header: t("who.progress"),
        sort: "progress",
        width: "11rem",
        cell: (row) => (
          <span className="learning-bar">
            <Progress
              value={row.progress}
              tone={row.status === "completed" ? "good" : "accent"}
              label={t("who.progressOf", { name: row.firstName })}
            />
            <span className="learning-number">{format.percent(row.progress)}</span>
          </span>
        ),
      },
      {
        id: "dueAt",
        header: t("who.due"),
        figures: true,
        sort: "dueAt",
        cell: (row) => (
          <span className="learning-due-cell">
            {format.date(row.dueAt)}
            <DueBadge of={row} now={now} besideDate />
          </span>
        ),
      },
      {
        id: "where",
        header: t("who.where"),
        cell: (row) => (row.status === "completed" ? "" : (row.activityTitle ?? "")),
      },
      {
        id: "updatedAt",
        header: t("who.last"),
        figures: true,
        sort: "updatedAt",
        cell: (row) =>
          row.startedAt ? (
            <span title={format.dateTime(row.updatedAt)}>{format.relative(row.updatedAt)}</span>
          ) : (
            t("who.never")
          ),
      },
      {
        id: "completedAt",
        header: t("who.completedAt"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.completedAt),
      },
      {
        id: "version",
        header: t("who.version"),
        hiddenAtFirst: true,
        align: "end",
        cell: (row) => row.version ?? "",
      },
      {
        id: "permittedAt",
        header: t("who.permittedAt"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.permittedAt),
      },
      ...customFields,
    ],
    [t, format, customFields, now],
  );
  const params = { ...state.params, ...useRequestedFields("course-learners", columns, state, fields) };
  const list = useQuery(learners(courseId, params));
  useLive(
    [`fields:${team.id}`],
    () => void queryClient.invalidateQueries({ queryKey: shownFields.queryKey }),
  );

  return (
    <Grid gap="5">
      <CourseCounts
        courseId={courseId}
        status={state.filters.status ?? ""}
        onStatus={(status) => state.setFilter("status", status)}
        due={state.filters.due ?? ""}
        onDue={(due) => state.setFilter("due", due)}
      />
      <DataTable
        id="course-learners"
        label={t("who.title")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={(row) => paths.user(row.userId)}
        rowActions={(row) => (
          <IconButton
            variant="ghost"
            icon={<ListChecks />}
            label={t("who.activities", { name: `${row.firstName} ${row.lastName}` })}
            onClick={() => setLook(row)}
          />
        )}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.data ? null : list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("who.search")}
        filters={
          <>
            <Select
              aria-label={t("filter.status")}
              placeholder={t("filter.allStatuses")}
              value={state.filters.status ?? ""}
              onChange={(event) => state.setFilter("status", event.target.value)}
              choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            />
            <Select
              aria-label={t("filter.due")}
              placeholder={t("filter.allDue")}
              value={state.filters.due ?? ""}
              onChange={(event) => state.setFilter("due", event.target.value)}
              choices={dueFilters.map((due) => ({ value: due, label: t(`due.${due}`) }))}
            />
          </>
        }
        {...(canChange
          ? {
              bulk: (ids: string[], clear: () => void) => (
                <>
                  <ExtendDueDate courseId={courseId} ids={ids} onDone={clear} />
                  <Suspense fallback={null}>
                    <LearnerActions
                      courseId={courseId}
                      ids={ids}
                      onDone={() => {
                        clear();
                        void queryClient.invalidateQueries({ queryKey: learnersKey(courseId) });
                      }}
                    />
                  </Suspense>
                </>
              ),
            }
          : {})}
        actions={<ExportButton params={params} onExport={(filter) => exportLearners(courseId, filter)} />}
        empty={
          <EmptyState icon={<Users />} title={t("who.empty")}>
            {t("who.emptyText")}
          </EmptyState>
        }
      />
      {look && (
        <Suspense fallback={null}>
          <CourseDrawer
            userId={look.userId}
            courseId={courseId}
            title={`${look.firstName} ${look.lastName}`}
            onClose={() => setLook(null)}
          />
        </Suspense>
      )}
    </Grid>
  );
}
