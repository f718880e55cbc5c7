/** The queue of a form: what waits longest for a decision comes first. */

import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { BulkDecision } from "./components/BulkDecision";
import { ExportMenu } from "./components/ExportMenu";
import { ObserveDialog } from "./components/ObserveDialog";
import { SubmissionTable } from "./components/SubmissionTable";
import { formQuery, queue, useLiveInvalidation } from "./queries";
import { useFormsArea } from "./useFormsArea";

export default function SubmissionsRoute() {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const { formId = "" } = useParams();
  const { search } = useLocation();
  const [observing, setObserving] = useState(false);
  const state = useListState<FilterOf<"/api/forms/{id}/submissions">>({ filters: ["status", "mine"] });
  const form = useQuery(formQuery(formId));
  const list = useQuery(queue(formId, state.params));
  useLiveInvalidation();
  useTitle(form.data?.title);
  if (form.isPending) return <PageSkeleton />;
  if (!form.data)
    return (
      <NotFound
        error={form.error}
        onRetry={() => void form.refetch()}
        list={paths.forms(area)}
        listName={t("title")}
      />
    );
  const isObserved = form.data.kind === "observation" && form.data.liveVersion;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.forms(area)}>{t("title")}</Link>}
        title={form.data.title}
        actions={
          <>
            {isObserved && (
              <Button variant="solid" icon={<Eye />} onClick={() => setObserving(true)}>
                {t("observe")}
              </Button>
            )}
            <LinkButton to={paths.formAnalytics(area, formId)} icon={<ChartColumn />}>
              {t("analytics")}
            </LinkButton>
            <ExportMenu formId={formId} anonymous={form.data.settings.anonymous ?? false} />
          </>
        }
      >
        {t("queueNote")}
      </PageHeader>
      {form.data.settings.anonymous ? (
        <Notice tone="info" title={t("anonymous")}>
          {t("anonymousQueue")}
        </Notice>
      ) : (
        <SubmissionTable
          id="form-submissions"
          list={list}
          state={state}
          hrefOf={(row) => `${paths.formSubmission(area, row.id)}${search}`}
          queue={{
            isMine: state.filters.mine === "true",
            onMine: (mine) => state.setFilter("mine", mine ? "true" : ""),
            bulk: (ids, clear) => (
              <BulkDecision
                rows={(list.data?.items ?? []).filter(({ id }) => ids.includes(id))}
                isRequest={form.data.kind === "request"}
                onDone={clear}
              />
            ),
          }}
        />
      )}
      {observing && <ObserveDialog formId={formId} onClose={() => setObserving(false)} />}
    </Page>
  );
}
