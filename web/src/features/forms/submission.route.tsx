/** One submission on the marker's desk: the answers beside the decision, the next one a key away. */

import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { isForPage, latinLetter } from "@learnt/ui/base/keys";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { TwoColumns } from "@learnt/ui/page/TwoColumns";
import { getSettings, hasSingleKeys } from "@learnt/ui/theme/settings";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { DecisionForm } from "./components/DecisionForm";
import { MarkerBar } from "./components/MarkerBar";
import { Opinions } from "./components/Opinions";
import { PrintButton } from "./components/PrintButton";
import { History, ReadAnswers, Result, SubmissionState } from "./components/Submission";
import type { Submission } from "./model";
import { submissionQuery, useLiveInvalidation } from "./queries";
import { useFormsArea } from "./useFormsArea";
import { useQueueOrder } from "./useQueueOrder";

const NEXT = "desk-next";
const QUEUE = "desk-queue";

/** What decided it is gone with the decision: whoever has no mouse goes on from here. */
const focusNext = () => (document.getElementById(NEXT) ?? document.getElementById(QUEUE))?.focus();

export default function SubmissionRoute() {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const { search } = useLocation();
  const { submissionId = "" } = useParams();
  const query = useQuery(submissionQuery(submissionId));
  const submission = query.data;
  useLiveInvalidation(submissionId);
  useTitle(submission?.person ?? submission?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!submission)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.forms(area)}
        listName={t("title")}
      />
    );
  return (
    <Page>
      <PageHeader
        eyebrow={
          <Link id={QUEUE} to={`${paths.formSubmissions(area, submission.formId)}${search}`}>
            {submission.title}
          </Link>
        }
        title={submission.person ?? submission.title}
        actions={
          <>
            <PrintButton submission={submission} />
            <Neighbours submission={submission} />
          </>
        }
      >
        <SubmissionState submission={submission} />
      </PageHeader>
      <TwoColumns
        share="two fifths"
        gap="4"
        aside={
          <Stack gap="4">
            <Result submission={submission} />
            <Opinions submission={submission} />
            {submission.canMark && <MarkerBar submission={submission} onStale={query.refetch} />}
            <DecisionForm
              key={submission.id}
              submission={submission}
              onStale={query.refetch}
              onGone={focusNext}
            />
            <History submission={submission} />
          </Stack>
        }
      >
        <Card title={t("answers")}>
          <ReadAnswers submission={submission} />
        </Card>
      </TwoColumns>
    </Page>
  );
}

/** Previous and next of the queue; `j` and `k` do the same. */
function Neighbours({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const navigate = useNavigate();
  const { previous, next, queryString } = useQueueOrder(submission);
  const path = (id: string) => `${paths.formSubmission(area, id)}${queryString}`;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const letter = hasSingleKeys(getSettings()) && isForPage(event) && latinLetter(event);
      const id = letter === "j" ? next : letter === "k" ? previous : undefined;
      if (!id) return;
      event.preventDefault();
      void navigate(`${paths.formSubmission(area, id)}${queryString}`);
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [navigate, next, previous, area, queryString]);
  return (
    <>
      {previous && (
        <LinkButton to={path(previous)} icon={<ChevronLeft className="kit-flip" />} aria-keyshortcuts="k">
          {t("previous")}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          id={NEXT}
          to={path(next)}
          trailing={<ChevronRight className="kit-flip" />}
          aria-keyshortcuts="j"
        >
          {t("nextOne")}
        </LinkButton>
      )}
    </>
  );
}
