/** The admin's list of learning packages. */

import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { Wrap } from "@learnt/ui/layout/layout";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Package as PackageIcon, Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { BulkArchive } from "../../app/BulkArchive";
import { PeopleCount } from "../../app/PeopleCount";
import { RowActions } from "./components/RowActions";
import { adminPath, newPath, type PackageRow, statuses, toneOf } from "./model";
import { archiving, packageList, packageTags } from "./queries";

export default function Packages() {
  const { t } = useTranslation("packages");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/packages">>({
    filters: ["status", "category", "tag"],
    sort: "title",
  });
  const list = useQuery(packageList(state.params));
  const query = useQuery(packageTags);
  const columns = useMemo<Column<PackageRow>[]>(
    () => [
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
        cell: (row) => <Badge tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Badge>,
      },
      { id: "items", header: t("tab.items"), align: "end", cell: (row) => format.number(row.items) },
      {
        id: "people",
        header: t("tab.people"),
        align: "end",
        cell: ({ people, peopleHere }) => <PeopleCount people={people} here={peopleHere} />,
      },
      {
        id: "completed",
        header: t("field.completed"),
        align: "end",
        cell: (row) => format.number(row.completed),
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
    <LinkButton variant="solid" icon={<Plus />} to={newPath}>
      {t("add")}
    </LinkButton>
  );
  return (
    <ListPage
      eyebrow={t("admin")}
      title={t("title")}
      action={add}
      note={t("note")}
      list={list}
      id="packages"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => adminPath(row.id)}
      searchLabel={t("search")}
      rowActions={(row) => <RowActions row={row} />}
      bulk={(ids, clear) => (
        <BulkArchive
          feature="packages"
          archiving={archiving}
          ids={ids}
          archived={state.filters.status === "archived"}
          onDone={clear}
        />
      )}
      filters={
        <>
          <Select
            aria-label={t("field.status")}
            placeholder={t("filter.allStatuses")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <Select
            aria-label={t("field.category")}
            placeholder={t("filter.allCategories")}
            value={state.filters.category ?? ""}
            onChange={(event) => state.setFilter("category", event.target.value)}
            choices={(query.data?.categories ?? []).map((value) => ({ value, label: value }))}
          />
          <Select
            aria-label={t("field.tags")}
            placeholder={t("filter.allTags")}
            value={state.filters.tag ?? ""}
            onChange={(event) => state.setFilter("tag", event.target.value)}
            choices={(query.data?.tags ?? []).map((value) => ({ value, label: value }))}
          />
          <QueryError query={query} />
        </>
      }
      empty={
        <EmptyState icon={<PackageIcon />} title={t("empty")} action={add}>
          {t("emptyText")}
        </EmptyState>
      }
    />
  );
}
