/** What a learner was given – courses, or bundles –, with search, filters and order in the address. */

import { CardListPage } from "@learnt/ui/table/CardListPage";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, Boxes } from "lucide-react";
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
  const queryClient = useQueryClient();
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
  useLive([`me:${me}`], () => void queryClient.invalidateQueries({ queryKey: mineKey }));

  return (
    <CardListPage
      title={t(`${kind}.title`)}
      note={t(`${kind}.note`)}
      list={list}
      state={state}
      searchLabel={t(`${kind}.search`)}
      orders={orders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      filters={
        <>
          <FilterSelect
            state={state}
            name="status"
            label={t("filter.status")}
            all={t("filter.allStatuses")}
            choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          />
          <FilterSelect
            state={state}
            name="due"
            label={t("filter.due")}
            all={t("filter.allDue")}
            choices={dueFilters.map((due) => ({ value: due, label: t(`due.${due}`) }))}
          />
          <FilterSelect
            state={state}
            name="category"
            label={t("filter.category")}
            all={t("filter.allCategories")}
            choices={asChoices(categories.data)}
          />
        </>
      }
      none={t(`${kind}.none`)}
      empty={{
        icon: isBundle ? <Boxes /> : <BookOpen />,
        title: t(`${kind}.empty`),
        text: t(`${kind}.emptyText`),
      }}
    >
      {(course) => <CourseCard key={course.id} course={course} now={now} />}
    </CardListPage>
  );
}
