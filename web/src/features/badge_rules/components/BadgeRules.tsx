/** On the page of a badge: the rules by which it is awarded. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { DataTable } from "@learnt/ui/table/DataTable";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Medal, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type BadgeRuleRow, pathOf, statuses } from "../model";
import { badgeRuleList, useLiveInvalidation } from "../queries";
import { useColumns } from "./columns";
import { useNewRule } from "./NewRule";
import { RowActions } from "./RowActions";

export type BadgeRulesProps = {
  badgeId: string;
  /** It can be awarded: one that is archived gets no new rules. */
  isActive: boolean;
};

export function BadgeRules({ badgeId, isActive }: BadgeRulesProps) {
  const { t } = useTranslation("badge_rules");
  const state = useListState<"status">({ filters: ["status"], sort: "-changedAt", prefix: "rule-" });
  const list = useQuery(badgeRuleList({ ...state.params, badgeId }));
  const columns = useColumns({ withBadge: false });
  const creating = useNewRule();
  useLiveInvalidation();
  const add = isActive && (
    <Button icon={<Plus />} busy={creating.isPending} onClick={() => creating.mutate(badgeId)}>
      {t("add")}
    </Button>
  );
  return (
    <DataTable<BadgeRuleRow>
      id="rules-of-badge"
      label={t("title")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => pathOf(row.id)}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("search")}
      actions={add}
      rowActions={(row) => <RowActions row={row} />}
      filters={
        <FilterSelect
          state={state}
          name="status"
          label={t("field.status")}
          all={t("filter.unarchived")}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      }
      empty={
        <EmptyState icon={<Medal />} title={t("ofBadge.empty")} action={add}>
          {t(isActive ? "ofBadge.emptyText" : "ofBadge.archived")}
        </EmptyState>
      }
    />
  );
}
