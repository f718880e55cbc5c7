/**
 * A page that is one list: its title and what is done there, then the table with its search, filters, saved views, columns, export and
 * actions on many, its state in the address, and what stands there while it is fetched, when that failed, and when nothing is there.
 */
import type { ReactNode } from "react";
import { Page } from "../page/Page";
import { PageHeader } from "../page/PageHeader";
import { DataTable, type DataTableProps } from "./DataTable";

type ListPageProps<Row> = Omit<
  DataTableProps<Row>,
  "label" | "rows" | "total" | "loading" | "fetching" | "error" | "onRetry"
> & {
  title: string;
  note?: ReactNode;
  eyebrow?: ReactNode;
  /** What is done on this page. */
  action?: ReactNode;
  /** What is said between the title and the list. */
  above?: ReactNode;
  /** The name of the table, where it is not the page's. */
  label?: string;
  /** The rows of a page, as a query holds them. */
  list: {
    data: { items: readonly Row[]; total?: number | null } | undefined;
    error: unknown;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Behind the list: dialogs that it opens. */
  children?: ReactNode;
};

export function ListPage<Row extends object>({
  title,
  note,
  eyebrow,
  action,
  above,
  label = title,
  list,
  children,
  ...table
}: ListPageProps<Row>) {
  return (
    <Page>
      <PageHeader eyebrow={eyebrow} title={title} actions={action}>
        {note}
      </PageHeader>
      {above}
      <DataTable<Row>
        {...table}
        label={label}
        rows={list.data?.items}
        total={list.data?.total}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
      {children}
    </Page>
  );
}
