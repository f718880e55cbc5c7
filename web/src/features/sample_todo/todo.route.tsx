/** The to-do area: what is to be done, by place, and one of them in a drawer. */

import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { CardTools } from "@learnt/ui/table/CardTools";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ListTodo, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { useTitle } from "../../app/title";
import { Side } from "./components/Side";
import { TodoForm } from "./components/TodoForm";
import { TodoList } from "./components/TodoList";
import {
  type Filter,
  found,
  inPlace,
  isFilter,
  isFolder,
  type Order,
  ordered,
  orders,
  pathOf,
  placeOf,
} from "./model";
import { labels, todos } from "./queries";

/** The reader's day. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export default function TodoRoute() {
  const { t } = useTranslation("sample_todo");
  const params = useParams();
  const place = placeOf(params);
  const go = useNavigate();
  const { search: query } = useLocation();
  const state = useListState({ sort: "own" });
  const [adding, setAdding] = useState(false);
  const asked = useQuery(todos);
  const labelled = useQuery(labels).data;
  const known = labelled ?? [];
  const today = dayOf(new Date());
  const order = (orders as readonly string[]).includes(state.sort) ? (state.sort as Order) : "own";
  const rows = asked.data && ordered(found(inPlace(asked.data, place, today), state.search), order);
  const open = asked.data?.find(({ id }) => id === params.todoId);
  const label = known.find(({ handle }) => handle === place.handle);
  const isUnknown =
    place.kind === "label"
      ? labelled !== undefined && !label
      : !(place.kind === "folder" ? isFolder(place.handle) : isFilter(place.handle));
  const heading =
    isUnknown || (place.kind === "label" && !label)
      ? t("title")
      : place.kind === "filter"
        ? t(`filter.${place.handle as Filter}`)
        : (label?.title ?? t("all"));
  /** Nothing of this id: it was never there, or another tab has reset the data. */
  const isGone = params.todoId !== undefined && asked.data !== undefined && !open;
  useTitle(heading);
  const close = () => {
    setAdding(false);
    if (params.todoId) void go(`${pathOf(place)}${query}`, { replace: true });
  };
  return (
    <SidedPage
      left={{
        title: t("places"),
        content: <Side todos={asked.data ?? []} labels={known} place={place} today={today} />,
      }}
    >
      <PageHeader
        title={heading}
        actions={
          <Button variant="solid" icon={<Plus />} onClick={() => setAdding(true)}>
            {t("new")}
          </Button>
        }
      />
      {isGone && !isUnknown && (
        <Notice tone="warn" title={t("gone")} action={<Button onClick={close}>{t("close")}</Button>} />
      )}
      {isUnknown ? (
        <EmptyState icon={<SearchX />} title={t("unknown")}>
          <Link to={pathOf({ kind: "folder", handle: "all" })}>{t("toAll")}</Link>
        </EmptyState>
      ) : (
        <>
          <CardTools
            state={{ ...state, sort: order }}
            searchLabel={t("search")}
            orders={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
          />
          {asked.isPending && <SkeletonCards />}
          {asked.error && !rows && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
          {rows?.length === 0 &&
            (state.search ? (
              <EmptyState
                icon={<SearchX />}
                title={t("none")}
                action={<Button onClick={state.clear}>{t("clear")}</Button>}
              />
            ) : (
              <EmptyState icon={<ListTodo />} title={t("empty")} />
            ))}
          {rows && rows.length > 0 && (
            <Card>
              <TodoList
                rows={rows}
                place={place}
                labels={known}
                today={today}
                query={query}
                canMove={order === "own" && !state.search}
              />
            </Card>
          )}
        </>
      )}
      {(adding || open) && (
        <TodoForm key={open?.id ?? "new"} todo={adding ? undefined : open} labels={known} onClose={close} />
      )}
    </SidedPage>
  );
}
