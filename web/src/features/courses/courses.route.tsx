/** The admin's list of courses. */

import { Button } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { Cover } from "@learnt/ui/media/Cover";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { BookOpen, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { BulkArchive } from "../../app/BulkArchive";
import { paths } from "../../app/pathBuilder";
import { AvailabilityText } from "./components/AvailabilityText";
import { CreateCourse } from "./components/CreateCourse";
import { RowActions } from "./components/RowActions";
import { StatusBadge } from "./components/StatusBadge";
import "./courses.css";
import { availabilities, type CourseRow, statuses } from "./model";
import { archiving, courseCounts, courseList, courseTags, exportCourses } from "./queries";

export default function Courses() {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/courses">>({
    filters: ["status", "category", "tag", "isBundle", "availability"],
    sort: "title",
  });
  const list = useQuery(courseList(state.params));
  const query = useQuery(courseTags);
  const ids = useMemo(() => (list.data?.items ?? []).map(({ id }) => id), [list.data]);
  const counts = useQuery(courseCounts(ids)).data;
  const countOf = useMemo(() => new Map((counts ?? []).map((item) => [item.id, item])), [counts]);
  const [creating, setCreating] = useState(false);
  useQueryParamAction("new", () => setCreating(true));

  const columns = useMemo<Column<CourseRow>[]>(
    () => [
      {
        id: "image",
        header: t("column.image"),
        width: "5.5rem",
        card: "picture",
        cell: (row) => (
          <span className="course-thumb">
            <Cover seed={row.id} src={row.imageUrl} />
          </span>
        ),
      },
      {
        id: "title",
        header: t("column.title"),
        sort: "title",
        primary: true,
        cell: (row) => <span dir="auto">{row.title}</span>,
      },
      {
        id: "availability",
        header: t("column.availability"),
        sort: "availability",
        cell: (row) => <AvailabilityText of={row} />,
      },
      {
        id: "status",
        header: t("column.status"),
        sort: "status",
        cell: (row) => <StatusBadge status={row.status} />,
      },
      {
        id: "createdAt",
        header: t("column.createdAt"),
        figures: true,
        sort: "createdAt",
        cell: (row) => format.date(row.createdAt),
      },
      {
        id: "isBundle",
        header: t("column.isBundle"),
        cell: (row) => t(row.isBundle ? "yes" : "no"),
      },
      {
        id: "enrolled",
        header: t("column.enrolled"),
        figures: true,
        align: "end",
        cell: (row) => {
          if (!counts) return "";
          const { enrolled = 0, enrolledEverywhere = 0 } = countOf.get(row.id) ?? {};
          return (
            <span className="course-counts">
              {format.number(enrolled)}
              {enrolledEverywhere !== enrolled && (
                <small>{t("everywhere", { number: format.number(enrolledEverywhere) })}</small>
              )}
            </span>
          );
        },
      },
      {
        id: "completed",
        header: t("column.completed"),
        figures: true,
        align: "end",
        cell: (row) => {
          const { enrolled = 0, completed = 0 } = countOf.get(row.id) ?? {};
          return enrolled > 0 ? format.percent(Math.floor((100 * completed) / enrolled)) : "";
        },
      },
      {
        id: "overdue",
        header: t("column.overdue"),
        figures: true,
        align: "end",
        cell: (row) => {
          const overdue = countOf.get(row.id)?.overdue ?? 0;
          return overdue > 0 ? <Badge tone="bad">{format.number(overdue)}</Badge> : "";
        },
      },
      { id: "category", header: t("column.category"), sort: "category", cell: (row) => row.category },
      {
        id: "tags",
        header: t("column.tags"),
        card: "bare",
        cell: (row) => (
          <span className="course-tags">
            {row.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        ),
      },
    ],
    [t, format, counts, countOf],
  );

  const create = (
    <Button variant="solid" icon={<Plus />} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );

  return (
    <ListPage
      eyebrow={t("admin")}
      title={t("title")}
      action={
        <>
          <ExportButton params={state.params} onExport={exportCourses} />
          {create}
        </>
      }
      note={t("note")}
      list={list}
      id="courses"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => paths.editCourse(row.id)}
      rowActions={(row) => <RowActions row={row} />}
      searchLabel={t("search")}
      filters={
        <>
          <Select
            aria-label={t("column.status")}
            placeholder={t("allStatuses")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          />
          <Select
            aria-label={t("column.category")}
            placeholder={t("allCategories")}
            value={state.filters.category ?? ""}
            onChange={(event) => state.setFilter("category", event.target.value)}
            choices={(query.data?.categories ?? []).map((category) => ({
              value: category,
              label: category,
            }))}
          />
          <Select
            aria-label={t("column.tags")}
            placeholder={t("allTags")}
            value={state.filters.tag ?? ""}
            onChange={(event) => state.setFilter("tag", event.target.value)}
            choices={(query.data?.tags ?? []).map((tag) => ({ value: tag, label: tag }))}
          />
          <QueryError query={query} />
          <Select
            aria-label={t("column.isBundle")}
            placeholder={t("coursesAndBundles")}
            value={state.filters.isBundle ?? ""}
            onChange={(event) => state.setFilter("isBundle", event.target.value)}
            choices={[
              { value: "false", label: t("onlyCourses") },
              { value: "true", label: t("onlyBundles") },
            ]}
          />
          <Select
            aria-label={t("column.availability")}
            placeholder={t("anyAvailability")}
            value={state.filters.availability ?? ""}
            onChange={(event) => state.setFilter("availability", event.target.value)}
            choices={availabilities.map((value) => ({ value, label: t(`available.${value}`) }))}
          />
        </>
      }
      bulk={(ids, clear) => (
        <BulkArchive
          feature="courses"
          archiving={archiving}
          ids={ids}
          archived={state.filters.status === "archived"}
          onDone={clear}
        />
      )}
      empty={
        <EmptyState icon={<BookOpen />} title={t("empty.title")} action={create}>
          {t("empty.text")}
        </EmptyState>
      }
    >
      <CreateCourse open={creating} onClose={() => setCreating(false)} />
    </ListPage>
  );
}
