/** The courses of the sample academy: found by words, category and how far one is. */

import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { CardGrid } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { GraduationCap, Plus, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { CourseCard } from "./components/CourseCard";
import { CourseForm } from "./components/CourseForm";
import { matchesFilter, pathOf } from "./model";
import { categories, courses } from "./queries";

const states = ["new", "begun", "done"] as const;

export default function CoursesRoute() {
  const { t } = useTranslation("sample_academy");
  const state = useListState({ filters: ["category", "state"] });
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const kinds = useQuery(categories).data ?? [];
  const query = useQuery(courses);
  const rows = query.data?.filter((item) =>
    matchesFilter(item, {
      search: state.search,
      category: state.filters.category ?? "",
      state: state.filters.state ?? "",
    }),
  );
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setIsAdding(true)}>
      {t("new")}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t("title")} actions={add}>
        {t("note")}
      </PageHeader>
      <CardTools
        state={state}
        searchLabel={t("search")}
        total={rows?.length}
        filters={
          <>
            <FilterSelect
              state={state}
              name="category"
              label={t("category")}
              all={t("category.any")}
              choices={kinds.map(({ value, label }) => ({ value, label }))}
            />
            <FilterSelect
              state={state}
              name="state"
              label={t("state")}
              all={t("state.any")}
              choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
          </>
        }
      />
      {query.isPending && <SkeletonCards />}
      {query.error && !rows && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {rows?.length === 0 &&
        (state.isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title={t("none")}
            action={<Button onClick={state.clear}>{t("clear")}</Button>}
          />
        ) : (
          <EmptyState icon={<GraduationCap />} title={t("empty")} action={add} />
        ))}
      {rows && rows.length > 0 && (
        <CardGrid label={t("title")}>
          {rows.map((item) => (
            <CourseCard
              key={item.id}
              course={item}
              category={kinds.find(({ value }) => value === item.category)}
            />
          ))}
        </CardGrid>
      )}
      {isAdding && (
        <CourseForm
          course={undefined}
          onDone={(saved) => void navigate(pathOf(saved))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Page>
  );
}
