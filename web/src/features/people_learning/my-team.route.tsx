/** My team: a manager's people and how far they are, with what a manager does about it. */

import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Skeleton, SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { TeamEvents } from "../../app/lazyParts";
import { part } from "../../app/part";
import { Assign } from "./components/Assign";
import { Remind } from "./components/Remind";
import { TeamExtend } from "./components/TeamExtend";
import { TeamMatrix } from "./components/TeamMatrix";
import type { TeamOverviewProps } from "./components/TeamOverview";
import { useTeamColumns } from "./components/teamColumns";
import { personPath, states, type TeamPerson } from "./model";
import { teamCourses, teamKey, teamPeople } from "./queries";

/** As on the homepage, with its own words. */
const TeamOverview = part<TeamOverviewProps>(
  "my_team",
  async () => (await import("./components/TeamOverview")).TeamOverview,
);

export default function MyTeam() {
  const { t } = useTranslation("people_learning");
  return (
    <Page>
      <PageHeader title={t("title")}>{t("note")}</PageHeader>
      <Tabs
        label={t("title")}
        name="tab"
        tabs={[
          { id: "people", label: t("tab.people"), content: <People /> },
          { id: "matrix", label: t("tab.matrix"), content: <TeamMatrix /> },
        ]}
      />
    </Page>
  );
}

/** Each of them with all of their courses and pathways together. */
function People() {
  const { t } = useTranslation("people_learning");
  const queryClient = useQueryClient();
  const state = useListState<FilterOf<"/api/my-team">>({ filters: ["state", "documentId"], sort: "name" });
  const list = useQuery(teamPeople(state.params));
  const query = useQuery(teamCourses({ perPage: 200 }));
  const courses = query.data?.items ?? [];
  const columns = useTeamColumns();
  const documentId = state.filters.documentId ?? "";
  const chosen = courses.find(({ id }) => id === documentId);
  const again = (clear: () => void) => () => {
    clear();
    void queryClient.invalidateQueries({ queryKey: teamKey });
  };
  return (
    <Stack gap="5">
      <Suspense fallback={<Skeleton height="9rem" />}>
        <TeamOverview chosenId={documentId} onChoose={(id) => state.setFilter("documentId", id)} />
      </Suspense>
      <DataTable<TeamPerson>
        id="my-team"
        label={t("people")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={(row) => personPath("manager", row.id)}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("search.people")}
        filters={
          <>
            <Select
              aria-label={t("filter.state")}
              placeholder={t("filter.allStates")}
              value={state.filters.state ?? ""}
              onChange={(event) => state.setFilter("state", event.target.value)}
              choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
            <Select
              aria-label={t("filter.course")}
              placeholder={t("filter.allCourses")}
              value={documentId}
              onChange={(event) => state.setFilter("documentId", event.target.value)}
              choices={courses.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <QueryError query={query} />
          </>
        }
        bulk={(ids, clear) => (
          <>
            {chosen ? (
              <>
                <Remind
                  label={t("remind.one")}
                  of={{ userIds: ids, documentId: chosen.id }}
                  onDone={again(clear)}
                />
                <TeamExtend ids={ids} of={chosen} onDone={again(clear)} />
              </>
            ) : (
              <>
                <Remind
                  label={t("remind.overdue")}
                  of={{ userIds: ids, of: "overdue" }}
                  onDone={again(clear)}
                />
                <Remind
                  label={t("remind.unfinished")}
                  of={{ userIds: ids, of: "unfinished" }}
                  onDone={again(clear)}
                />
              </>
            )}
            <Assign ids={ids} onDone={again(clear)} />
          </>
        )}
        empty={
          <EmptyState icon={<Users />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        }
      />
      <Suspense fallback={<SkeletonText lines={4} />}>
        <TeamEvents />
      </Suspense>
    </Stack>
  );
}
