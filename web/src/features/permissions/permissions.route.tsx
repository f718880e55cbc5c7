/** All rules of the organisation: who is given what. Each leads to the document that it gives. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCcw, ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../api/problem";
import { RuleText } from "./components/RuleText";
import { type Permission, rulesPath } from "./model";
import "./permissions.css";
import { exportPermissions, permissionList, permissionsKey, setStatus } from "./queries";

export default function Permissions() {
  const { t } = useTranslation("permissions");
  const format = useFormat();
  const state = useListState({ filters: ["status", "type"], sort: "-updatedAt" });
  const list = useQuery(permissionList(state.params));
  const cache = useQueryClient();
  const restoring = useMutation({
    mutationFn: (rule: Permission) => setStatus(rule.id, "active"),
    onSuccess: ({ added, inProgress }) =>
      toast.success(t("restored"), {
        ...(inProgress ? { description: t("savedJob", { count: inProgress }) } : {}),
        ...(added ? { description: t("restoredText", { count: added }) } : {}),
      }),
    onError: (error) => toast.error(explain(error).message),
    onSettled: () => cache.invalidateQueries({ queryKey: permissionsKey }),
  });

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
          <span className="pe-badges">
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
    <Page>
      <PageHeader
        eyebrow={t("admin")}
        title={t("title")}
        actions={<ExportButton params={state.params} onExport={exportPermissions} />}
      >
        {t("note")}
      </PageHeader>
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
        // Only here are archived rules seen: a course shows what is in force.
        rowActions={(row) =>
          row.status === "archived" &&
          row.canChange && (
            <Button
              size="sm"
              icon={<RotateCcw />}
              busy={restoring.isPending && restoring.variables.id === row.id}
              onClick={() => restoring.mutate(row)}
            >
              {t("restore")}
            </Button>
          )
        }
        filters={
          <>
            <Select
              aria-label={t("column.type")}
              placeholder={t("filter.allTypes")}
              value={state.filters.type ?? ""}
              onChange={(event) => state.setFilter("type", event.target.value)}
              choices={["course", "resource", "pathway"].map((type) => ({
                value: type,
                label: t(`type.${type}`),
              }))}
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
          </>
        }
        empty={
          <EmptyState
            icon={<ShieldCheck />}
            title={t("empty")}
            action={<LinkButton to="/apps/admin/courses">{t("openCourses")}</LinkButton>}
          >
            {t("emptyText")}
          </EmptyState>
        }
      />
    </Page>
  );
}
