/** Who of the team has a document: found by name, a page at a time, with what can be done about those who are selected. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PersonCell } from "@learnt/ui/table/cells";
import { type Column, DataTable, type DataTableProps } from "@learnt/ui/table/DataTable";
import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentActionsProps } from "../features/people_learning/components/DocumentActions";
import { DocumentActions } from "./documentActions";

type Holder = { userId: string; firstName: string; lastName: string; avatar?: string | null };

type Props<Row> = Pick<DataTableProps<Row>, "state" | "columns" | "filters" | "rowHref"> &
  Pick<DocumentActionsProps, "documentRef" | "title" | "canChange"> & {
    /** Whose words it speaks. */
    feature: string;
    list: UseQueryResult<{ items: Row[]; total: number }>;
    /** Asked for again after something was done about people. */
    stale: QueryKey;
  };

export const nameOf = ({ firstName, lastName }: Pick<Holder, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** `columns` stand behind the name. */
export function DocumentPeople<Row extends Holder>({
  documentRef,
  title,
  canChange,
  feature,
  list,
  columns,
  stale,
  ...table
}: Props<Row>) {
  const { t } = useTranslation(feature);
  const queryClient = useQueryClient();
  const all = useMemo(
    (): Column<Row>[] => [
      {
        id: "name",
        header: t("who.name"),
        sort: "name",
        primary: true,
        cell: (row) => <PersonCell name={nameOf(row)} src={row.avatar} size="sm" />,
      },
      ...columns,
    ],
    [t, columns],
  );
  return (
    <DataTable<Row>
      {...table}
      id={`${documentRef.type}-learners`}
      label={t("tab.people")}
      columns={all}
      rows={list.data?.items}
      total={list.data?.total}
      rowId={(row) => row.userId}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.data ? null : list.error}
      onRetry={() => void list.refetch()}
      searchLabel={t("who.search")}
      bulk={(ids, clear) => (
        <Suspense fallback={null}>
          <DocumentActions
            documentRef={documentRef}
            title={title}
            canChange={canChange}
            ids={ids}
            onDone={() => {
              clear();
              void queryClient.invalidateQueries({ queryKey: stale });
            }}
          />
        </Suspense>
      )}
      empty={
        <EmptyState icon={<Users />} title={t("who.empty")}>
          {t("who.emptyText")}
        </EmptyState>
      }
    />
  );
}
