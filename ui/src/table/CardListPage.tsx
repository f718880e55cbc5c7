/** A page that is a list of cards: its title, the bar above them, and the cards with all that a list may be instead. */
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/EmptyState";
import { Page } from "../page/Page";
import { PageHeader } from "../page/PageHeader";
import { CardList, type CardListProps } from "./CardList";
import { CardTools, type CardToolsProps } from "./CardTools";

type CardListPageProps<Row> = Omit<CardListProps<Row>, "label" | "empty"> &
  Pick<CardToolsProps, "searchLabel" | "orders" | "filters"> & {
    title: string;
    note: string;
    eyebrow?: ReactNode;
    /** What is done on this page; offered again where there is nothing yet. */
    action?: ReactNode;
    /** Where there is nothing at all. */
    empty: { icon: ReactNode; title: string; text: string };
  };

export function CardListPage<Row>({
  title,
  note,
  eyebrow,
  action,
  list,
  state,
  searchLabel,
  orders,
  filters,
  none,
  empty,
  children,
}: CardListPageProps<Row>) {
  return (
    <Page>
      <PageHeader eyebrow={eyebrow} title={title} actions={action}>
        {note}
      </PageHeader>
      <CardTools
        state={state}
        searchLabel={searchLabel}
        total={list.data?.total}
        filters={filters}
        {...(orders ? { orders } : {})}
      />
      <CardList
        list={list}
        state={state}
        label={title}
        none={none}
        empty={
          <EmptyState icon={empty.icon} title={empty.title} action={action}>
            {empty.text}
          </EmptyState>
        }
      >
        {children}
      </CardList>
    </Page>
  );
}
