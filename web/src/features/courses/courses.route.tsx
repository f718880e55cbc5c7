/** The admin's list of courses. */
import { Button } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { useAsked } from "@learnt/ui/base/useAsked";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { Cover } from "@learnt/ui/media/Cover";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { BookOpen, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AvailabilityText } from "./components/AvailabilityText";
import { BulkArchive } from "./components/BulkArchive";
import { CreateCourse } from "./components/CreateCourse";
import { StatusBadge } from "./components/StatusBadge";
import "./courses.css";
import { type CourseRow, statuses } from "./model";
import { courseList, courseWords, exportCourses } from "./queries";

export default function Courses() {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const state = useListState({ filters: ["status", "category"], sort: "title" });
  const list = useQuery(courseList(state.params));
  const words = useQuery(courseWords);
  const [creating, setCreating] = useState(false);
  useAsked("new", () => setCreating(true));

  const columns = useMemo<Column<CourseRow>[]>(
    () => [
      {
        id: "image",
        header: t("column.image"),
        width: "5.5rem",
        card: "picture",
        cell: (row) => (
          <span className="co-thumb">
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
        hiddenAtFirst: true,
        cell: (row) => t(row.isBundle ? "yes" : "no"),
      },
      { id: "category", header: t("column.category"), sort: "category", cell: (row) => row.category },
      {
        id: "tags",
        header: t("column.tags"),
        card: "bare",
        cell: (row) => (
          <span className="co-tags">
            {row.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        ),
      },
    ],
    [t, format],
  );

  const create = (
    <Button variant="solid" icon={<Plus />} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        eyebrow={t("admin")}
        title={t("title")}
        actions={
          <>
            <ExportButton params={state.params} onExport={exportCourses} />
            {create}
          </>
        }
      >
        {t("note")}
      </PageHeader>
      <DataTable
        id="courses"
        label={t("title")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={(row) => `/apps/admin/courses/${row.id}`}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
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
              choices={(words.data?.categories ?? []).map((category) => ({
                value: category,
                label: category,
              }))}
            />
          </>
        }
        bulk={(ids, clear) => (
          <BulkArchive ids={ids} archived={state.filters.status === "archived"} onDone={clear} />
        )}
        empty={
          <EmptyState icon={<BookOpen />} title={t("empty.title")} action={create}>
            {t("empty.text")}
          </EmptyState>
        }
      />
      <CreateCourse open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}
