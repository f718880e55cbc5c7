/** The admin's list of pathways. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Wrap } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Map as MapIcon, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { BulkArchive } from "../../app/BulkArchive";
import { PeopleCount } from "../../app/PeopleCount";
import { NewPathway } from "./components/NewPathway";
import { RowActions } from "./components/RowActions";
import { StatusBadge } from "./components/StatusBadge";
import { adminPath, type PathwayRow, statuses } from "./model";
import "./pathways.css";
import { archiving, pathwayList, pathwayTags } from "./queries";

export default function Pathways() {
  const { t } = useTranslation("pathways");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/pathways">>({
    filters: ["status", "category", "tag", "overdue"],
    sort: "title",
  });
  const list = useQuery(pathwayList(state.params));
  const query = useQuery(pathwayTags);
  const [adding, setAdding] = useState(false);
  useQueryParamAction("new", () => setAdding(true));

  const columns = useMemo<Column<PathwayRow>[]>(
    () => [
      {
        id: "image",
        header: t("field.image"),
        width: "5.5rem",
        card: "picture",
        cell: (row) => (
          <Box className="pathway-thumb">
            <Cover seed={row.id} src={row.imageUrl} />
          </Box>
        ),
      },
      {
        id: "title",
        header: t("field.title"),
        sort: "title",
        primary: true,
        cell: (row) => <span dir="auto">{row.title}</span>,
      },
      {
        id: "status",
        header: t("field.status"),
        sort: "status",
        cell: (row) => <StatusBadge status={row.status} />,
      },
      { id: "mode", header: t("field.mode"), hiddenAtFirst: true, cell: (row) => t(`mode.${row.mode}`) },
      { id: "items", header: t("field.items"), align: "end", cell: (row) => format.number(row.items) },
      {
        id: "people",
        header: t("tab.people"),
        align: "end",
        cell: ({ people, peopleHere }) => <PeopleCount people={people} here={peopleHere} />,
      },
      {
        id: "completed",
        header: t("progress.completed"),
        align: "end",
        cell: (row) => format.number(row.completed),
      },
      {
        id: "overdue",
        header: t("due.overdue"),
        align: "end",
        cell: (row) => (row.overdue > 0 ? <Badge tone="bad">{format.number(row.overdue)}</Badge> : ""),
      },
      { id: "category", header: t("field.category"), sort: "category", cell: (row) => row.category },
      {
        id: "tags",
        header: t("field.tags"),
        card: "bare",
        cell: (row) => (
          <Wrap gap="1">
            {row.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Wrap>
        ),
      },
      {
        id: "createdAt",
        header: t("field.createdAt"),
        figures: true,
        sort: "createdAt",
        cell: (row) => format.date(row.createdAt),
      },
    ],
    [t, format],
  );
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  const filter = (name: "category" | "tag", label: string, all: string, values: readonly string[]) => (
    <Select
      aria-label={label}
      placeholder={all}
      value={state.filters[name] ?? ""}
      onChange={(event) => state.setFilter(name, event.target.value)}
      choices={values.map((value) => ({ value, label: value }))}
    />
  );
  return (
    <ListPage
      eyebrow={t("admin")}
      title={t("title")}
      action={add}
      note={t("note")}
      list={list}
      id="pathways"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => adminPath(row.id)}
      rowActions={(row) => <RowActions row={row} />}
      searchLabel={t("search")}
      filters={
        <>
          <Select
            aria-label={t("field.status")}
            placeholder={t("filter.allStatuses")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          {filter("category", t("field.category"), t("filter.allCategories"), query.data?.categories ?? [])}
          {filter("tag", t("field.tags"), t("filter.allTags"), query.data?.tags ?? [])}
          <Select
            aria-label={t("due.title")}
            placeholder={t("filter.allDue")}
            value={state.filters.overdue ?? ""}
            onChange={(event) => state.setFilter("overdue", event.target.value)}
            choices={[{ value: "true", label: t("due.overdue") }]}
          />
          <QueryError query={query} />
        </>
      }
      bulk={(ids, clear) => (
        <BulkArchive
          feature="pathways"
          archiving={archiving}
          ids={ids}
          archived={state.filters.status === "archived"}
          onDone={clear}
        />
      )}
      empty={
        <EmptyState icon={<MapIcon />} title={t("empty")} action={add}>
          {t("emptyText")}
        </EmptyState>
      }
    >
      <NewPathway open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}
