/** What a learner was given – courses, or bundles –, with search, filters and order in the address. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardList } from "@learnt/ui/table/CardList";
import { Filters } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, Boxes, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { CourseCard } from "./CourseCard";
import "../learning.css";
import { useNow } from "../../../app/useNow";
import { dueFilters } from "../due";
import { statuses } from "../model";
import { mineKey, myCategories, myCourses } from "../queries";

const orders = ["title", "dueAt", "-createdAt", "category", "-progress", "-updatedAt"] as const;

export function MyList({ kind }: { kind: "mycourses" | "mybundles" }) {
  const { t } = useTranslation("learning");
  const cache = useQueryClient();
  const me = useUser().uid;
  const isBundle = kind === "mybundles";
  const now = useNow();
  const state = useListState<FilterOf<"/api/me/courses">>({
    filters: ["status", "category", "due"],
    sort: "title",
    perPage: 24,
  });
  const list = useQuery(myCourses({ ...state.params, bundle: isBundle }));
  const categories = useQuery(myCategories(isBundle));
  useLive([`me:${me}`], () => void cache.invalidateQueries({ queryKey: mineKey }));

  return (
    <Page>
      <PageHeader title={t(`${kind}.title`)}>{t(`${kind}.note`)}</PageHeader>
      <div className="lt-cards-tools">
        <SearchBox value={state.search} onChange={state.setSearch} label={t(`${kind}.search`)} />
        <Filters bare state={state} total={list.data?.total} onClear={state.clear}>
          <Select
            aria-label={t("filter.status")}
            placeholder={t("filter.allStatuses")}
            value={state.filters.status ?? ""}
            onChange={(event) => state.setFilter("status", event.target.value)}
            choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          />
          <Select
            aria-label={t("filter.due")}
            placeholder={t("filter.allDue")}
            value={state.filters.due ?? ""}
            onChange={(event) => state.setFilter("due", event.target.value)}
            choices={dueFilters.map((due) => ({ value: due, label: t(`due.${due}`) }))}
          />
          {(categories.data?.length ?? 0) > 0 && (
            <Select
              aria-label={t("filter.category")}
              placeholder={t("filter.allCategories")}
              value={state.filters.category ?? ""}
              onChange={(event) => state.setFilter("category", event.target.value)}
              choices={(categories.data ?? []).map((category) => ({ value: category, label: category }))}
            />
          )}
        </Filters>
        <Select
          aria-label={t("sort.label")}
          value={state.sort}
          onChange={(event) => state.setSort(event.target.value)}
          choices={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        />
        {state.isFiltered && (
          <Button variant="ghost" size="sm" icon={<X />} onClick={state.clear}>
            {t("filter.clear")}
          </Button>
        )}
      </div>
      <CardList
        list={list}
        state={state}
        label={t(`${kind}.title`)}
        none={t(`${kind}.none`)}
        clear={t("filter.clear")}
        empty={
          <EmptyState icon={kind === "mybundles" ? <Boxes /> : <BookOpen />} title={t(`${kind}.empty`)}>
            {t(`${kind}.emptyText`)}
          </EmptyState>
        }
      >
        {(course) => <CourseCard key={course.id} course={course} now={now} />}
      </CardList>
    </Page>
  );
}
