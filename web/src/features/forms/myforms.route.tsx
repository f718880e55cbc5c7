/** The forms that I may answer: what is open first. */

import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { DueBadge } from "../../app/DueBadge";
import { paths } from "../../app/pathBuilder";
import { useNow } from "../../app/useNow";
import { completions, kinds, type MyForm, statusKey, toneOf, toneOfCompletion } from "./model";
import { myForms, useLiveInvalidation } from "./queries";

export default function MyForms() {
  const { t } = useTranslation("forms");
  const state = useListState<FilterOf<"/api/me/forms">>({
    filters: ["kind", "completionStatus"],
    perPage: 24,
  });
  const list = useQuery(myForms(state.params));
  useLiveInvalidation();
  const rows = list.data?.items;
  return (
    <Page>
      <PageHeader title={t("myForms")}>{t("myFormsNote")}</PageHeader>
      <CardTools
        state={state}
        searchLabel={t("search")}
        total={list.data?.total}
        filters={
          <>
            <FilterSelect
              state={state}
              name="completionStatus"
              label={t("completion")}
              all={t("allStates")}
              choices={completions.map((value) => ({ value, label: t(statusKey(value)) }))}
            />
            <FilterSelect
              state={state}
              name="kind"
              label={t("kindLabel")}
              all={t("allKinds")}
              choices={kinds
                .filter((kind) => kind !== "observation")
                .map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </>
        }
      />
      {list.isPending && <SkeletonCards />}
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 && (
        <EmptyState icon={<ClipboardList />} title={t(state.isFiltered ? "nothingFound" : "noForms")}>
          {t("noFormsText")}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Stack gap="6">
          {groups
            .map((group) => ({ group, own: rows.filter((row) => groupOf(row) === group) }))
            .filter(({ own }) => own.length > 0)
            .map(({ group, own }) => (
              <Stack key={group} gap="3">
                <Heading level={2}>{t(`group.${group}`)}</Heading>
                <CardGrid label={t(`group.${group}`)}>
                  {own.map((row) => (
                    <FormCard key={row.id} row={row} />
                  ))}
                </CardGrid>
              </Stack>
            ))}
        </Stack>
      )}
      {(list.data?.total ?? 0) > state.perPage && (
        <div className="kit-cards-pages">
          <Pagination
            page={state.page}
            perPage={state.perPage}
            total={list.data?.total ?? 0}
            onPage={state.setPage}
          />
        </div>
      )}
    </Page>
  );
}

/** What is to be answered, what may be, and what is done; the server sorts them like this. */
const groups = ["todo", "open", "optional", "done"] as const;
const groupOf = (row: MyForm): (typeof groups)[number] =>
  row.completionStatus === "completed"
    ? "done"
    : row.isOptional
      ? "optional"
      : row.isRequired
        ? "todo"
        : "open";

function FormCard({ row }: { row: MyForm }) {
  const { t } = useTranslation("forms");
  const { date } = useFormat();
  const now = useNow();
  const status = row.submissionStatus ?? row.completionStatus;
  return (
    <OpenCard
      to={paths.myForm(row.id, row.handle)}
      title={row.title}
      cover={<Cover seed={row.title} />}
      above={
        <Badge
          tone={row.submissionStatus ? toneOf[row.submissionStatus] : toneOfCompletion[row.completionStatus]}
        >
          {t(statusKey(status))}
        </Badge>
      }
      footer={
        <p>
          {row.dueAt ? t("due", { date: date(row.dueAt) }) : t(`kind.${row.kind}`)}{" "}
          {row.completionStatus !== "completed" && <DueBadge of={row} now={now} besideDate />}
        </p>
      }
    >
      {row.isRequired && row.completionStatus !== "completed" && <p>{t("assigned")}</p>}
      {row.anonymous && <p>{t("anonymous")}</p>}
    </OpenCard>
  );
}
