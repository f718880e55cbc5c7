/** The admin's list of resources. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Wrap } from "@learnt/ui/layout/layout";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Library, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { NewResource } from "./components/NewResource";
import { RowActions } from "./components/RowActions";
import { TypeIcon } from "./components/TypeIcon";
import { adminPath, fileTypes, type ResourceRow, statuses, toneOf } from "./model";
import { resourceList, resourceTags } from "./queries";

export default function Resources() {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/resources">>({
    filters: ["status", "category", "type"],
    sort: "title",
  });
  const list = useQuery(resourceList(state.params));
  const query = useQuery(resourceTags);
  const [adding, setAdding] = useState(false);
  useQueryParamAction("new", () => setAdding(true));

  const columns = useMemo<Column<ResourceRow>[]>(
    () => [
      {
        id: "title",
        header: t("field.title"),
        sort: "title",
        primary: true,
        cell: (row) => <span dir="auto">{row.title}</span>,
      },
      {
        id: "type",
        header: t("field.type"),
        sort: "type",
        cell: (row) =>
          row.fileType ? (
            <HStack gap="2">
              <TypeIcon type={row.fileType} />
              {t(`type.${row.fileType}`)}
            </HStack>
          ) : (
            t("noFile")
          ),
      },
      {
        id: "status",
        header: t("field.status"),
        cell: (row) => <Badge tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Badge>,
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
      { id: "people", header: t("tab.people"), align: "end", cell: (row) => format.number(row.people) },
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
  return (
    <ListPage
      eyebrow={t("admin")}
      title={t("title")}
      action={add}
      note={t("note")}
      list={list}
      id="resources"
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
          <Select
            aria-label={t("field.type")}
            placeholder={t("filter.allTypes")}
            value={state.filters.type ?? ""}
            onChange={(event) => state.setFilter("type", event.target.value)}
            choices={fileTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          <Select
            aria-label={t("field.category")}
            placeholder={t("filter.allCategories")}
            value={state.filters.category ?? ""}
            onChange={(event) => state.setFilter("category", event.target.value)}
            choices={(query.data?.categories ?? []).map((value) => ({ value, label: value }))}
          />
          <QueryError query={query} />
        </>
      }
      empty={
        <EmptyState icon={<Library />} title={t("empty")} action={add}>
          {t("emptyText")}
        </EmptyState>
      }
    >
      <NewResource open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}
