/** What I submitted, of one form or of all, with its results. */
import { Link } from "@learnt/ui/action/Link";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { PrintButton } from "./components/PrintButton";
import { History, ReadAnswers, Result, SubmissionState } from "./components/Submission";
import { SubmissionTable } from "./components/SubmissionTable";
import { myResults, submissionQuery, useLiveInvalidation } from "./queries";

export default function MyResults() {
  const { t } = useTranslation("forms");
  const { formId } = useParams();
  const [search] = useSearchParams();
  const state = useListState<FilterOf<"/api/me/form-submissions">>({ filters: ["status"] });
  const list = useQuery(myResults({ ...state.params, ...(formId ? { formId } : {}) }));
  const open = search.get("submission");
  useLiveInvalidation();
  if (open) return <ResultCard id={open} />;
  const title = formId ? list.data?.items[0]?.title : undefined;
  return (
    <Page>
      <PageHeader
        eyebrow={formId ? <Link to={paths.myForms}>{t("myForms")}</Link> : undefined}
        title={title ?? t("myResults")}
      >
        {t("myResultsNote")}
      </PageHeader>
      <SubmissionTable
        id="my-form-submissions"
        list={list}
        state={state}
        byForm
        hrefOf={(row) => (row.status === "inprogress" ? paths.myForm(row.formId) : `?submission=${row.id}`)}
      />
    </Page>
  );
}

function ResultCard({ id }: { id: string }) {
  const { t } = useTranslation("forms");
  const query = useQuery(submissionQuery(id));
  const submission = query.data;
  if (query.isPending) return <PageSkeleton />;
  if (!submission)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.myResults}
        listName={t("myResults")}
      />
    );
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.myResults}>{t("myResults")}</Link>}
        title={submission.title}
        actions={<PrintButton submission={submission} />}
      >
        <SubmissionState submission={submission} />
      </PageHeader>
      <Stack gap="4">
        <Result submission={submission} />
        {submission.status === "pendingResubmission" && submission.isOwn && (
          <Link to={paths.myForm(submission.formId, submission.handle)}>{t("changeAnswers")}</Link>
        )}
        <Card title={t("yourAnswers")}>
          <ReadAnswers submission={submission} />
        </Card>
        <History submission={submission} />
      </Stack>
    </Page>
  );
}
