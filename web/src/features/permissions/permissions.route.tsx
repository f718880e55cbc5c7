/** All rules of the organisation: who is given what, and which rules change nothing or cannot work. */

import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useTableMessages } from "@learnt/ui/table/messages";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import { History as HistoryIcon, RotateCcw, ShieldCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { Conflicts } from "./components/Conflicts";
import { History } from "./components/History";
import { NewRule } from "./components/NewRule";
import { RuleText } from "./components/RuleText";
import { categoryName, type Permission, rulesPath, types } from "./model";
import "./permissions.css";
import { categories, conflictList, exportPermissions, permissionList, useSetStatus } from "./queries";

export default function Permissions() {
  const { t } = useTranslation("permissions");
  const conflicts = useQuery(conflictList({ perPage: 1 }));
  return (
    <Page>
      <PageHeader eyebrow={t("admin")} title={t("title")} actions={<NewRule />}>
        {t("note")}
      </PageHeader>
      <Tabs
        label={t("title")}
        name="tab"
        tabs={[
          { id: "rules", label: t("rules"), content: <Rules /> },
          {
            id: "conflicts",
            label: t("conflicts.title"),
            count: conflicts.data?.total || undefined,
            content: <Conflicts />,
          },
        ]}
      />
    </Page>
  );
}

function Rules() {
  const { t } = useTranslation("permissions");
  const kit = useTableMessages();
  const format = useFormat();
  const state = useListState<FilterOf<"/api/permissions">>({
    filters: ["status", "type", "category"],
    sort: "-updatedAt",
  });
  const list = useQuery(permissionList(state.params));
  const query = useQuery(categories);
  const data = query.data ?? [];
  const [looking, setLooking] = useState<Permission | null>(null);
  const restoring = useSetStatus({
    onSuccess: ({ added, inProgress }) =>
      toast.success(t("restored"), {
        ...(inProgress ? { description: t("savedJob", { count: inProgress }) } : {}),
        ...(added ? { description: t("restoredText", { count: added }) } : {}),
      }),
  });

  const entries = (row: Permission): MenuEntry[] => [
    { id: "history", label: t("history.title"), icon: <HistoryIcon />, onSelect: () => setLooking(row) },
    ...(row.status === "archived" && row.canChange
      ? [
          {
            id: "restore",
            label: t("restore"),
            icon: <RotateCcw />,
            disabled: restoring.isPending && restoring.variables.id === row.id,
            onSelect: () => restoring.mutate({ id: row.id, status: "active" }),
          },
        ]
      : []),
  ];

  const columns = useMemo<Column<Permission>[]>(
    () => [
      {
        id: "document",
        header: t("column.document"),
        sort: "title",
        primary: true,
        cell: (row) => <span dir="auto">{row.documentTitle}</span>,
      },
      { id: "rule", header: t("column.rule"), cell: (row) => <RuleText rule={row.rule} names={row.names} /> },
      { id: "people", header: t("column.people"), align: "end", cell: (row) => format.number(row.people) },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => (
          <span className="permission-badges">
            <Badge tone={row.status === "active" ? "good" : "neutral"}>{t(`status.${row.status}`)}</Badge>
            {row.isOptional && <Badge>{t("optional")}</Badge>}
          </span>
        ),
      },
      { id: "type", header: t("column.type"), hiddenAtFirst: true, cell: (row) => t(`type.${row.type}`) },
      {
        id: "updatedAt",
        header: t("column.updatedAt"),
        figures: true,
        sort: "updatedAt",
        cell: (row) => format.date(row.updatedAt),
      },
    ],
    [t, format],
  );

  return (
    <>
      <QueryError query={query} />
      <DataTable
        id="permissions"
        label={t("title")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={rulesPath}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.data ? null : list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("search")}
        actions={<ExportButton params={state.params} onExport={exportPermissions} />}
        // Only here are archived rules seen: a course shows what is in force.
        rowActions={(row) => (
          <RowMenu label={kit("actionsFor", { name: row.title })} entries={entries(row)} />
        )}
        filters={
          <>
            <Select
              aria-label={t("column.type")}
              placeholder={t("filter.allTypes")}
              value={state.filters.type ?? ""}
              onChange={(event) => state.setFilter("type", event.target.value)}
              choices={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
            />
            <Select
              aria-label={t("filter.status")}
              placeholder={t("filter.all")}
              value={state.filters.status ?? ""}
              onChange={(event) => state.setFilter("status", event.target.value)}
              choices={["active", "archived"].map((status) => ({
                value: status,
                label: t(`status.${status}`),
              }))}
            />
            <Select
              aria-label={t("filter.category")}
              placeholder={t("filter.allCategories")}
              value={state.filters.category ?? ""}
              onChange={(event) => state.setFilter("category", event.target.value)}
              choices={data.map(({ id }) => ({ value: id, label: categoryName(t, id, data) }))}
            />
          </>
        }
        empty={
          <EmptyState icon={<ShieldCheck />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        }
      />
      {looking && <History rule={looking} onClose={() => setLooking(null)} />}
    </>
  );
}
