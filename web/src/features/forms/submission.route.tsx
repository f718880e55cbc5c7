/** One submission on the marker's desk: the answers beside the decision, the next one a key away. */

import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { isForPage, letterOf } from "@learnt/ui/base/keys";
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
import { Missing } from "../../app/Missing";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { Decide } from "./components/Decide";
import { MarkerBar } from "./components/MarkerBar";
import { Opinions } from "./components/Opinions";
import { PrintButton } from "./components/PrintButton";
import { History, ReadAnswers, Result, SubmissionState } from "./components/Submission";
import type { Submission } from "./model";
import { oneSubmission, useLiveInvalidation } from "./queries";
import { useArea } from "./useArea";
import { useQueueOrder } from "./useQueueOrder";

const NEXT = "desk-next";
const QUEUE = "desk-queue";

/** What decided it is gone with the decision: whoever has no mouse goes on from here. */
const goOn = () => (document.getElementById(NEXT) ?? document.getElementById(QUEUE))?.focus();

export default function SubmissionRoute() {
  const { t } = useTranslation("forms");
  const area = useArea();
  const { search } = useLocation();
  const { submissionId = "" } = useParams();
  const found = useQuery(oneSubmission(submissionId));
  const submission = found.data;
  useLiveInvalidation(submissionId);
  useTitle(submission?.person ?? submission?.title);
  if (found.isPending) return <PageSkeleton />;
  if (!submission)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
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
            {submission.canMark && <MarkerBar submission={submission} onStale={found.refetch} />}
            <Decide key={submission.id} submission={submission} onStale={found.refetch} onGone={goOn} />
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
  const area = useArea();
  const go = useNavigate();
  const { previous, next, asked } = useQueueOrder(submission);
  const path = (id: string) => `${paths.formSubmission(area, id)}${asked}`;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const letter = hasSingleKeys(getSettings()) && isForPage(event) && letterOf(event);
      const id = letter === "j" ? next : letter === "k" ? previous : undefined;
      if (!id) return;
      event.preventDefault();
      void go(`${paths.formSubmission(area, id)}${asked}`);
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [go, next, previous, area, asked]);
  return (
    <>
      {previous && (
        <LinkButton to={path(previous)} icon={<ChevronLeft className="lt-flip" />} aria-keyshortcuts="k">
          {t("previous")}
        </LinkButton>
      )}
      {next && (
        <LinkButton
          id={NEXT}
          to={path(next)}
          trailing={<ChevronRight className="lt-flip" />}
          aria-keyshortcuts="j"
        >
          {t("nextOne")}
        </LinkButton>
      )}
    </>
  );
}
