/** Who of the team has a form and where they stand with it; what is selected is reminded, marked as completed or begins anew. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { PersonCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import type { Schemas } from "../../../api/types";
import { nameOf, personPath, statusKey, toneOf } from "../model";
import { formHolders } from "../queries";
import { DocumentActions } from "./DocumentActions";

type Holder = Schemas["FormLearner"];
export type FormHoldersProps = { formId: string; title: string };

const statuses = ["notstarted", "inprogress", "completed"] as const;

export function FormHolders({ formId, title }: FormHoldersProps) {
  const { t } = useTranslation("people_learning");
  const { date } = useFormat();
  const state = useListState<FilterOf<"/api/forms/{id}/learners">>({
    filters: ["status"],
    sort: "name",
    prefix: "who-",
  });
  const list = useQuery(formHolders(formId, state.params));
  const columns = useMemo<Column<Holder>[]>(
    () => [
      {
        id: "name",
        header: t("column.name"),
        sort: "name",
        primary: true,
        cell: (row) => (
          <PersonCell name={nameOf(row)} src={row.avatar} size="sm">
            <Link to={personPath("admin", row.userId)}>{nameOf(row)}</Link>
          </PersonCell>
        ),
      },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => (
          <HStack gap="2">
            <Badge tone={toneOf(row.status)}>{t(statusKey(row.status))}</Badge>
            {row.isOptional && <Badge>{t("optional")}</Badge>}
          </HStack>
        ),
      },
      {
        id: "completedAt",
        header: t("column.completed"),
        sort: "completedAt",
        figures: true,
        cell: (row) => date(row.completedAt),
      },
      {
        id: "permittedAt",
        header: t("course.permitted"),
        figures: true,
        cell: (row) => date(row.permittedAt),
      },
    ],
    [t, date],
  );
  return (
    <DataTable<Holder>
      id="form-holders"
      label={t("people")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.userId}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.data ? null : list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("search.people")}
      filters={
        <Select
          aria-label={t("filter.state")}
          placeholder={t("filter.allStates")}
          value={state.filters.status ?? ""}
          onChange={(event) => state.setFilter("status", event.target.value)}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      }
      bulk={(ids, clear) => (
        <DocumentActions
          documentRef={{ type: "form", documentId: formId }}
          title={title}
          ids={ids}
          onDone={() => {
            clear();
            void list.refetch();
          }}
        />
      )}
      empty={
        <EmptyState icon={<Users />} title={t("form.empty")}>
          {t("form.emptyText")}
        </EmptyState>
      }
    />
  );
}
