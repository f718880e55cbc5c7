/** Rules in force that change nothing or cannot work, each with what is the matter and where it is mended. */

import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { type Conflict, categoryName, rulesPath, types } from "../model";
import { categories, conflictList } from "../queries";

const tones: Readonly<Record<Conflict["kind"], Tone>> = {
  covered: "neutral",
  contradicts: "warn",
  gone: "bad",
  unmatched: "warn",
};

export function Conflicts() {
  const { t } = useTranslation("permissions");
  const state = useListState<FilterOf<"/api/permissions/conflicts">>({
    filters: ["type"],
    prefix: "conflict-",
  });
  const { search: _none, sort: _order, ...params } = state.params;
  const list = useQuery(conflictList(params));
  const query = useQuery(categories);
  const data = query.data;
  const columns = useMemo<Column<Conflict>[]>(() => {
    const name = (id: string | null | undefined) => categoryName(t, id ?? "", data ?? []);
    const sentence = (row: Conflict) =>
      t(`conflicts.say.${row.kind}`, {
        other: row.otherTitle,
        category: name(row.category),
        values: row.values.join(", "),
      });
    return [
      {
        id: "document",
        header: t("column.document"),
        primary: true,
        cell: (row) => <span dir="auto">{row.documentTitle}</span>,
      },
      { id: "title", header: t("column.rule"), cell: (row) => <span dir="auto">{row.title}</span> },
      {
        id: "kind",
        header: t("conflicts.kind"),
        cell: (row) => <Badge tone={tones[row.kind]}>{t(`conflicts.kind.${row.kind}`)}</Badge>,
      },
      { id: "why", header: t("conflicts.why"), cell: (row) => <span dir="auto">{sentence(row)}</span> },
    ];
  }, [t, data]);
  return (
    <>
      <QueryError query={query} />
      <DataTable
        id="permission-conflicts"
        label={t("conflicts.title")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => `${row.permissionId} ${row.kind} ${row.category}`}
        rowHref={rulesPath}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.data ? null : list.error}
        onRetry={() => void list.refetch()}
        filters={
          <Select
            aria-label={t("column.type")}
            placeholder={t("filter.allTypes")}
            value={state.filters.type ?? ""}
            onChange={(event) => state.setFilter("type", event.target.value)}
            choices={types.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          />
        }
        empty={
          <EmptyState icon={<ShieldCheck />} title={t("conflicts.none")}>
            {t("conflicts.noneText")}
          </EmptyState>
        }
      />
    </>
  );
}
