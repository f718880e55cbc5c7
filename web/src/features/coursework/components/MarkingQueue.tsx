/** What waits for a marker, the longest first: of one course or of all; one opens beside the list. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { FilterOf } from "../../../api/client";
import { type CourseworkRow, markedStatuses, toneOf } from "../model";
import { queue, useLiveCoursework } from "../queries";
import { MarkCoursework } from "./MarkCoursework";

export type MarkingQueueProps = { courseId?: string };

export function MarkingQueue({ courseId }: MarkingQueueProps) {
  const { t } = useTranslation("coursework");
  const { dateTime } = useFormat();
  const [search, setSearch] = useSearchParams();
  const state = useListState<FilterOf<"/api/coursework">>({ filters: ["status"], prefix: "marking-" });
  const list = useQuery(queue({ ...state.params, ...(courseId ? { courseId } : {}) }));
  useLiveCoursework();
  const open = (id: string | null) =>
    setSearch(
      (now) => {
        if (id) now.set("mark", id);
        else now.delete("mark");
        return now;
      },
      { preventScrollReset: true },
    );
  const columns = useMemo(
    (): Column<CourseworkRow>[] => [
      { id: "person", header: t("person"), primary: true, cell: (row) => <bdi>{row.person}</bdi> },
      {
        id: "title",
        header: t("assignment"),
        cell: (row) => <bdi>{courseId ? row.title : `${row.courseTitle} · ${row.title}`}</bdi>,
      },
      {
        id: "status",
        header: t("statusLabel"),
        cell: (row) => <Badge tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Badge>,
      },
      { id: "attempt", header: t("attemptLabel"), align: "end", cell: (row) => row.attempt },
      {
        id: "submittedAt",
        header: t("submitted"),
        figures: true,
        cell: (row) => row.submittedAt && dateTime(row.submittedAt),
      },
      {
        id: "marker",
        header: t("marker"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.marker ?? ""}</bdi>,
      },
    ],
    [t, dateTime, courseId],
  );
  const shown = search.get("mark");
  return (
    <>
      <DataTable<CourseworkRow>
        id="marking"
        label={t("queue")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.data ? null : list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("search")}
        filters={
          <Select
            aria-label={t("statusLabel")}
            placeholder={t("allStates")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={markedStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        }
        rowActions={(row) => (
          <Button
            size="sm"
            aria-label={t(row.status === "markingRequired" ? "markOf" : "openOf", {
              name: row.person,
              title: row.title,
            })}
            onClick={() => open(row.id)}
          >
            {t(row.status === "markingRequired" ? "mark" : "open")}
          </Button>
        )}
        empty={
          <EmptyState icon={<ClipboardCheck />} title={t("nothing")}>
            {t("nothingText")}
          </EmptyState>
        }
      />
      {shown && <MarkCoursework key={shown} id={shown} onClose={() => open(null)} />}
    </>
  );
}
