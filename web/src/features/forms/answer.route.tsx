/** One form to answer: begun or gone on with, submitted, and done again where a marker asks for it. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, PenLine, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { toFailure } from "../../api/problem";
import { NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { SaveProblem, SaveStatus } from "../../app/SaveProblem";
import { useTitle } from "../../app/title";
import { PeopleContext } from "./components/PersonAnswer";
import { Player } from "./components/Player";
import { ReadAnswers, Result, SubmissionState } from "./components/Submission";
import { FilesContext } from "./components/Uploads";
import type { Content, OpenForm, Submission } from "./model";
import {
  myResults,
  openForm,
  submissionQuery,
  useBegin,
  useLiveInvalidation,
  useSubmitAnonymously,
  useSubmitAnswers,
} from "./queries";
import { useAnswers } from "./useAnswers";
import { useStoredAnswers } from "./useStoredAnswers";

export default function AnswerRoute() {
  const { t } = useTranslation("forms");
  const { formId = "" } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(openForm(formId));
  const mine = useQuery(myResults({ formId, perPage: 1 }));
  const form = query.data;
  useTitle(form?.title);
  if (query.isPending || mine.isPending) return <PageSkeleton />;
  if (!form)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.myForms}
        listName={t("myForms")}
      />
    );
  return (
    <Page width="container">
      <PageHeader eyebrow={<Link to={paths.myForms}>{t("myForms")}</Link>} title={form.title}>
        {form.description}
      </PageHeader>
      {form.settings.anonymous ? (
        <Anonymous form={form} />
      ) : (
        <OwnSubmission
          form={form}
          latest={
            search.get("submission") ?? (form.kind === "observation" ? undefined : mine.data?.items[0]?.id)
          }
        />
      )}
    </Page>
  );
}

type OwnSubmissionProps = {
  form: OpenForm;
  latest: string | undefined;
  /** It was submitted. */
  onDone?: () => void;
};

/** What is open, what was submitted, or the way to begin. */
export function OwnSubmission({ form, latest, onDone }: OwnSubmissionProps) {
  const { t } = useTranslation("forms");
  const { dateTime } = useFormat();
  const [id, setId] = useState(latest);
  useLiveInvalidation(id);
  const query = useQuery({ ...submissionQuery(id ?? ""), enabled: Boolean(id) });
  const startNew = useBegin(form.id, {
    onSuccess: (submission) => setId(submission.id),
    onError: () => undefined,
  });
  if (id && query.isPending) return <PageSkeleton />;
  const submission = query.data;
  const failure = startNew.error && <Notice tone="bad" title={toFailure(startNew.error).message} />;
  if (submission?.status === "inprogress")
    return <Answering key={submission.id} submission={submission} onDone={onDone} />;
  const { attempts: max = 0, opensAt, dueAt, closesAt } = form.settings;
  const isEarly = Boolean(opensAt && new Date(opensAt) > new Date());
  const start = (text: string) => (
    <Button
      variant="solid"
      icon={<PenLine />}
      busy={startNew.isPending}
      onClick={() => startNew.mutate(undefined)}
    >
      {text}
    </Button>
  );
  if (!submission)
    return (
      <Card>
        <Stack gap="4" align="start">
          {failure}
          <Text>
            {t("questions", { count: form.content.sections.flatMap(({ fields }) => fields).length })}
          </Text>
          {max > 0 && <Text muted>{t("mostAttempts", { count: max })}</Text>}
          {isEarly && opensAt && <Text muted>{t("opens", { date: dateTime(opensAt) })}</Text>}
          {dueAt && <Text muted>{t("due", { date: dateTime(dueAt) })}</Text>}
          {closesAt && <Text muted>{t("closes", { date: dateTime(closesAt) })}</Text>}
          {start(t("start"))}
        </Stack>
      </Card>
    );
  const canTryAgain = max === 0 || form.attempts < max;
  return (
    <Stack gap="4">
      {failure}
      <SubmissionState submission={submission} />
      {submission.status === "completed" && (
        <Notice tone="good" title={t("thankYou")}>
          {submission.settings.thanks}
        </Notice>
      )}
      <Result submission={submission} />
      <HStack gap="3" wrap="wrap">
        {submission.status === "pendingResubmission" ? (
          <Button
            variant="solid"
            icon={<RotateCcw />}
            busy={startNew.isPending}
            onClick={() => startNew.mutate(submission.id)}
          >
            {t("changeAnswers")}
          </Button>
        ) : (
          canTryAgain && form.kind !== "observation" && start(t("again"))
        )}
        <LinkButton to={paths.mySubmissions(form.id, form.handle)}>{t("mySubmissions")}</LinkButton>
      </HStack>
      <Card title={t("yourAnswers")}>
        <ReadAnswers submission={submission} />
      </Card>
    </Stack>
  );
}

function Answering({ submission, onDone }: { submission: Submission; onDone: (() => void) | undefined }) {
  const { t } = useTranslation("forms");
  const saved = useAnswers(submission);
  const sending = useSubmitAnswers(submission.id, saved, {
    onSuccess: () => {
      saved.done();
      onDone?.();
    },
    onError: () => undefined,
  });
  return (
    <PeopleContext.Provider value={submission.people}>
      <FilesContext.Provider value={submission.files}>
        <Stack gap="4">
          {submission.attempt > 1 && <Result submission={submission} />}
          {saved.state !== "waiting" && (
            <SaveProblem
              {...saved}
              problem={saved.error}
              onRetry={saved.retry}
              describe={([field]) => {
                const fields = (submission.content as Content).sections.flatMap((item) => item.fields);
                const requested = fields.find(({ id }) => id === field);
                return requested && { label: requested.label };
              }}
            />
          )}
          <Player
            content={submission.content as Content}
            answers={saved.answers}
            onChange={saved.change}
            oneAtATime={submission.settings.oneAtATime ?? false}
            sending={sending}
            submissionId={submission.id}
            remarks={submission.comments as Record<string, string>}
            status={
              <Text small muted role={saved.state === "waiting" ? "status" : undefined}>
                {saved.state === "waiting" ? t("saving.offline") : <SaveStatus {...saved} />}
              </Text>
            }
          />
        </Stack>
      </FilesContext.Provider>
    </PeopleContext.Provider>
  );
}

/** Nothing leaves the device before it is submitted, and nothing that is submitted says whose it is. */
export function Anonymous({ form, onDone }: { form: OpenForm; onDone?: () => void }) {
  const { t } = useTranslation("forms");
  const saved = useStoredAnswers(form.id);
  const [isDone, setDone] = useState(false);
  const sending = useSubmitAnonymously(form.id, saved, {
    onSuccess: () => {
      saved.done();
      setDone(true);
      onDone?.();
    },
    onError: () => undefined,
  });
  const max = form.settings.attempts ?? 0;
  if (isDone || (max > 0 && form.attempts >= max))
    return (
      <Notice tone="good" title={t("thankYou")}>
        <HStack gap="2">
          <CircleCheck aria-hidden="true" />
          {form.settings.thanks || t("anonymousDone")}
        </HStack>
      </Notice>
    );
  return (
    <Stack gap="4">
      <Notice tone="info" title={t("anonymous")}>
        {t("anonymousText")}
      </Notice>
      <Player
        content={form.content as Content}
        answers={saved.answers}
        onChange={saved.change}
        oneAtATime={form.settings.oneAtATime ?? false}
        sending={sending}
      />
    </Stack>
  );
}
