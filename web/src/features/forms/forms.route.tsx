/** The forms that I build or look after: found, begun, opened. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ClipboardList, Plus } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FilterOf } from "../../api/client";
import { MarkingQueue } from "../../app/lazyParts";
import { useMarkingCount } from "../../app/marking";
import { paths } from "../../app/pathBuilder";
import { RowActions } from "./components/RowActions";
import {
  completions,
  type FormRow,
  formStatuses,
  kinds,
  statusKey,
  toneOfCompletion,
  toneOfForm,
} from "./model";
import { formFilters, formList, useLiveInvalidation } from "./queries";
import { useFormsArea } from "./useFormsArea";

function useColumns(): readonly Column<FormRow>[] {
  const { t } = useTranslation("forms");
  const { number, date } = useFormat();
  return useMemo(
    (): Column<FormRow>[] => [
      {
        id: "title",
        header: t("titleLabel"),
        sort: "title",
        primary: true,
        cell: (row) => <bdi>{row.title}</bdi>,
      },
      { id: "kind", header: t("kindLabel"), cell: (row) => t(`kind.${row.kind}`) },
      {
        id: "status",
        header: t("statusLabel"),
        cell: (row) => <Badge tone={toneOfForm[row.status]}>{t(statusKey(row.status))}</Badge>,
      },
      {
        id: "category",
        header: t("category"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.category}</bdi>,
      },
      {
        id: "completionStatus",
        header: t("completion"),
        // Nobody can answer what was never published.
        cell: (row) =>
          row.liveVersion ? (
            <Badge tone={toneOfCompletion[row.completionStatus]}>{t(statusKey(row.completionStatus))}</Badge>
          ) : (
            "–"
          ),
      },
      { id: "submissions", header: t("submissions"), align: "end", cell: (row) => number(row.submissions) },
      {
        id: "waiting",
        header: t("waiting"),
        align: "end",
        cell: (row) => (row.waiting > 0 ? <Badge tone="warn">{number(row.waiting)}</Badge> : number(0)),
      },
      {
        id: "changedAt",
        header: t("changed"),
        sort: "changedAt",
        figures: true,
        cell: (row) => date(row.changedAt),
      },
    ],
    [t, number, date],
  );
}

export default function FormsRoute() {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const navigate = useNavigate();
  const state = useListState<FilterOf<"/api/forms">>({
    filters: ["status", "kind", "category", "tag", "completionStatus"],
    sort: "-changedAt",
  });
  const list = useQuery(formList(state.params));
  const filters = useQuery(formFilters);
  const columns = useColumns();
  const marking = useMarkingCount(true);
  useLiveInvalidation();
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => void navigate(paths.newForm(area))}>
      {t("add")}
    </Button>
  );
  const select = (name: string, label: string, choices: { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={state.filters[name] ?? ""}
      onChange={(event) => state.setFilter(name, event.target.value)}
      choices={choices}
    />
  );
  const plain = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  const table = (
    <DataTable<FormRow>
      id={`${area}-forms`}
      label={t("title")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => (row.isMine ? paths.editForm(area, row.id) : paths.formSubmissions(area, row.id))}
      rowActions={(row) => <RowActions row={row} />}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("search")}
      filters={
        <>
          {select(
            "status",
            t("statusLabel"),
            formStatuses.map((value) => ({ value, label: t(statusKey(value)) })),
          )}
          {select(
            "kind",
            t("kindLabel"),
            kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          )}
          {select(
            "completionStatus",
            t("completion"),
            completions.map((value) => ({ value, label: t(statusKey(value)) })),
          )}
          {(filters.data?.categories.length ?? 0) > 0 &&
            select("category", t("category"), plain(filters.data?.categories))}
          {(filters.data?.tags.length ?? 0) > 0 && select("tag", t("tag"), plain(filters.data?.tags))}
        </>
      }
      empty={
        <EmptyState icon={<ClipboardList />} title={t("noFormsYet")} action={add}>
          {t("noFormsYetText")}
        </EmptyState>
      }
    />
  );
  return (
    <Page>
      <PageHeader title={t(area === "manager" ? "learnersForms" : "title")} actions={add}>
        {t(area === "manager" ? "managerNote" : "adminNote")}
      </PageHeader>
      <Tabs
        label={t(area === "manager" ? "learnersForms" : "title")}
        name="view"
        tabs={[
          { id: "forms", label: t("title"), content: table },
          {
            id: "assignments",
            label: t("assignments"),
            count: marking,
            content: (
              <Suspense fallback={<PageSkeleton />}>
                <MarkingQueue />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
