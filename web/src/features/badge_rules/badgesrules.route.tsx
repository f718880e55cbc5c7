/** The rules by which the team's badges are awarded by themselves. */
import { Button } from "@learnt/ui/action/Button";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Medal, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { useColumns } from "./components/columns";
import { NewRule } from "./components/NewRule";
import { RowActions } from "./components/RowActions";
import { type BadgeRuleRow, pathOf, statuses, triggers } from "./model";
import { badgeChoices, badgeRuleList, useLiveInvalidation } from "./queries";

export default function BadgeRules() {
  const { t } = useTranslation("badge_rules");
  const [adding, setAdding] = useState(false);
  const state = useListState<FilterOf<"/api/badge-rules">>({
    filters: ["status", "trigger", "badgeId"],
    sort: "-changedAt",
  });
  const list = useQuery(badgeRuleList(state.params));
  const badges = useQuery(badgeChoices);
  const columns = useColumns({ withBadge: true });
  useLiveInvalidation();
  useQueryParamAction("new", () => setAdding(true));
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <ListPage<BadgeRuleRow>
      eyebrow={t("admin")}
      title={t("title")}
      note={t("note")}
      action={add}
      list={list}
      id="badge-rules"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => pathOf(row.id)}
      searchLabel={t("search")}
      rowActions={(row) => <RowActions row={row} />}
      filters={
        <>
          <FilterSelect
            state={state}
            name="status"
            label={t("field.status")}
            all={t("filter.unarchived")}
            choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
          <FilterSelect
            state={state}
            name="trigger"
            label={t("field.trigger")}
            all={t("filter.allTriggers")}
            choices={triggers.map((value) => ({ value, label: t(`trigger.${value}`) }))}
          />
          <FilterSelect
            state={state}
            name="badgeId"
            label={t("field.badge")}
            all={t("filter.allBadges")}
            choices={(badges.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          />
          <QueryError query={badges} />
        </>
      }
      empty={
        <EmptyState icon={<Medal />} title={t("empty")} action={add}>
          {t("emptyText")}
        </EmptyState>
      }
    >
      {adding && <NewRule onClose={() => setAdding(false)} />}
    </ListPage>
  );
}
