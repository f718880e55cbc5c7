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
import { Sidebar } from "./components/Sidebar";
import { TodoForm } from "./components/TodoForm";
import { TodoList } from "./components/TodoList";
import {
  type Filter,
  isFilter,
  isFolder,
  type Order,
  ordered,
  orders,
  pathOf,
  searchTodos,
  todoLocation,
  todosAt,
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
  const location = todoLocation(params);
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const state = useListState({ sort: "own" });
  const [adding, setAdding] = useState(false);
  const dataQuery = useQuery(todos);
  const labelled = useQuery(labels).data;
  const known = labelled ?? [];
  const today = dayOf(new Date());
  const order = (orders as readonly string[]).includes(state.sort) ? (state.sort as Order) : "own";
  const rows =
    dataQuery.data && ordered(searchTodos(todosAt(dataQuery.data, location, today), state.search), order);
  const open = dataQuery.data?.find(({ id }) => id === params.todoId);
  const label = known.find(({ handle }) => handle === location.handle);
  const isUnknown =
    location.kind === "label"
      ? labelled !== undefined && !label
      : !(location.kind === "folder" ? isFolder(location.handle) : isFilter(location.handle));
  const heading =
    isUnknown || (location.kind === "label" && !label)
      ? t("title")
      : location.kind === "filter"
        ? t(`filter.${location.handle as Filter}`)
        : (label?.title ?? t("all"));
  /** Nothing of this id: it was never there, or another tab has reset the data. */
  const isGone = params.todoId !== undefined && dataQuery.data !== undefined && !open;
  useTitle(heading);
  const close = () => {
    setAdding(false);
    if (params.todoId) void navigate(`${pathOf(location)}${query}`, { replace: true });
  };
  return (
    <SidedPage
      left={{
        title: t("places"),
        content: <Sidebar todos={dataQuery.data ?? []} labels={known} location={location} today={today} />,
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
          {dataQuery.isPending && <SkeletonCards />}
          {dataQuery.error && !rows && (
            <ErrorState error={dataQuery.error} onRetry={() => void dataQuery.refetch()} />
          )}
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
                location={location}
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
