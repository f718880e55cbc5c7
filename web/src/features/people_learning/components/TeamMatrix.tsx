/** People by course: a manager's people below each other, their courses and pathways beside each other, and where each stands with each. */
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Users } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { personPath, type TeamCourse, type TeamMatrixPerson } from "../model";
import { teamMatrix } from "../queries";
import { useMatrixColumns } from "./matrixColumns";

const noCourses: TeamCourse[] = [];

export function TeamMatrix() {
  const { t } = useTranslation("people_learning");
  const state = useListState<FilterOf<"/api/my-team/matrix">>({
    filters: ["courseSearch", "overdue"],
    prefix: "m-",
  });
  // Other words or another filter are other courses: they are read from the first on.
  const filterKey = JSON.stringify(state.filters);
  const [columnsAt, setColumnsAt] = useState({ asked: filterKey, page: 1 });
  const coursesPage = columnsAt.asked === filterKey ? columnsAt.page : 1;
  const query = useQuery(teamMatrix({ ...state.params, coursesPage }));
  const courses = query.data?.courses;
  const columns = useMatrixColumns(courses?.items ?? noCourses);
  const hasCourses = (courses?.items.length ?? 0) > 0;
  return (
    <DataTable<TeamMatrixPerson>
      id="my-team-matrix"
      label={t("tab.matrix")}
      pinned
      columns={columns}
      rows={query.data && (hasCourses ? query.data.people.items : [])}
      total={query.data && (hasCourses ? query.data.people.total : 0)}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => personPath("manager", row.id)}
      loading={query.isPending}
      fetching={query.isPlaceholderData}
      error={query.error}
      onRetry={() => void query.refetch()}
      searchLabel={t("search.people")}
      filters={
        <>
          <SearchBox
            value={state.filters.courseSearch ?? ""}
            onChange={(words) => state.setFilter("courseSearch", words)}
            label={t("search.courses")}
          />
          <Select
            aria-label={t("filter.state")}
            placeholder={t("filter.allStates")}
            value={state.filters.overdue ?? ""}
            onChange={(event) => state.setFilter("overdue", event.target.value)}
            choices={[{ value: "true", label: t("filter.overdueOnly") }]}
          />
        </>
      }
      actions={
        courses &&
        courses.total > courses.perPage && (
          <CoursePages
            {...courses}
            shown={courses.items.length}
            onPage={(page) => setColumnsAt({ asked: filterKey, page })}
          />
        )
      }
      empty={
        <EmptyState icon={<Users />} title={t("matrix.empty")}>
          {t("matrix.emptyText")}
        </EmptyState>
      }
    />
  );
}

type PagesProps = {
  page: number;
  perPage: number;
  total: number;
  shown: number;
  onPage: (page: number) => void;
};

/** Which of the courses stand beside each other, and the way to the others. */
function CoursePages({ page, perPage, total, shown, onPage }: PagesProps) {
  const { t } = useTranslation("people_learning");
  const { number } = useFormat();
  const before = (page - 1) * perPage;
  return (
    <HStack gap="1">
      <Text as="span" small muted role="status">
        {t("matrix.columns", {
          from: number(before + 1),
          to: number(before + shown),
          total: number(total),
        })}
      </Text>
      <IconButton
        size="sm"
        label={t("matrix.previous")}
        icon={<ChevronLeft className="kit-flip" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        size="sm"
        label={t("matrix.next")}
        icon={<ChevronRight className="kit-flip" />}
        disabled={before + shown >= total}
        onClick={() => onPage(page + 1)}
      />
    </HStack>
  );
}
