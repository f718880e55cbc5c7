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
import { Missing } from "../../app/Missing";
import { paths } from "../../app/pathBuilder";
import { SaveTrouble, SaveWord } from "../../app/SaveTrouble";
import { useTitle } from "../../app/title";
import { PeopleContext } from "./components/PersonAnswer";
import { Player } from "./components/Player";
import { ReadAnswers, Result, SubmissionState } from "./components/Submission";
import { FilesContext } from "./components/Uploads";
import type { Content, OpenForm, Submission } from "./model";
import {
  myResults,
  oneSubmission,
  openForm,
  useBegin,
  useLiveInvalidation,
  useSubmitAnonymously,
  useSubmitAnswers,
} from "./queries";
import { useAnswers } from "./useAnswers";
import { useKeptAnswers } from "./useKeptAnswers";

export default function AnswerRoute() {
  const { t } = useTranslation("forms");
  const { formId = "" } = useParams();
  const [search] = useSearchParams();
  const found = useQuery(openForm(formId));
  const mine = useQuery(myResults({ formId, perPage: 1 }));
  const form = found.data;
  useTitle(form?.title);
  if (found.isPending || mine.isPending) return <PageSkeleton />;
  if (!form)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
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
        <Own
          form={form}
          latest={
            search.get("submission") ?? (form.kind === "observation" ? undefined : mine.data?.items[0]?.id)
          }
        />
      )}
    </Page>
  );
}

type OwnProps = {
  form: OpenForm;
  latest: string | undefined;
  /** It was submitted. */
  onDone?: () => void;
};

/** What is open, what was submitted, or the way to begin. */
export function Own({ form, latest, onDone }: OwnProps) {
  const { t } = useTranslation("forms");
  const { dateTime } = useFormat();
  const [id, setId] = useState(latest);
  useLiveInvalidation(id);
  const known = useQuery({ ...oneSubmission(id ?? ""), enabled: Boolean(id) });
  const begin = useBegin(form.id, {
    onSuccess: (submission) => setId(submission.id),
    onError: () => undefined,
  });
  if (id && known.isPending) return <PageSkeleton />;
  const submission = known.data;
  const failure = begin.error && <Notice tone="bad" title={toFailure(begin.error).message} />;
  if (submission?.status === "inprogress")
    return <Answering key={submission.id} submission={submission} onDone={onDone} />;
  const { attempts: most = 0, opensAt, dueAt, closesAt } = form.settings;
  const isEarly = Boolean(opensAt && new Date(opensAt) > new Date());
  const start = (words: string) => (
    <Button variant="solid" icon={<PenLine />} busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
      {words}
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
          {most > 0 && <Text muted>{t("mostAttempts", { count: most })}</Text>}
          {isEarly && opensAt && <Text muted>{t("opens", { date: dateTime(opensAt) })}</Text>}
          {dueAt && <Text muted>{t("due", { date: dateTime(dueAt) })}</Text>}
          {closesAt && <Text muted>{t("closes", { date: dateTime(closesAt) })}</Text>}
          {start(t("start"))}
        </Stack>
      </Card>
    );
  const canTryAgain = most === 0 || form.attempts < most;
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
            busy={begin.isPending}
            onClick={() => begin.mutate(submission.id)}
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
  const kept = useAnswers(submission);
  const sending = useSubmitAnswers(submission.id, kept, {
    onSuccess: () => {
      kept.done();
      onDone?.();
    },
    onError: () => undefined,
  });
  return (
    <PeopleContext.Provider value={submission.people}>
      <FilesContext.Provider value={submission.files}>
        <Stack gap="4">
          {submission.attempt > 1 && <Result submission={submission} />}
          {kept.state !== "waiting" && (
            <SaveTrouble
              {...kept}
              problem={kept.error}
              onRetry={kept.retry}
              describe={([field]) => {
                const fields = (submission.content as Content).sections.flatMap((one) => one.fields);
                const asked = fields.find(({ id }) => id === field);
                return asked && { label: asked.label };
              }}
            />
          )}
          <Player
            content={submission.content as Content}
            answers={kept.answers}
            onChange={kept.change}
            oneAtATime={submission.settings.oneAtATime ?? false}
            sending={sending}
            submissionId={submission.id}
            remarks={submission.comments as Record<string, string>}
            status={
              <Text small muted role={kept.state === "waiting" ? "status" : undefined}>
                {kept.state === "waiting" ? t("saving.offline") : <SaveWord {...kept} />}
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
  const kept = useKeptAnswers(form.id);
  const [isDone, setDone] = useState(false);
  const sending = useSubmitAnonymously(form.id, kept, {
    onSuccess: () => {
      kept.done();
      setDone(true);
      onDone?.();
    },
    onError: () => undefined,
  });
  const most = form.settings.attempts ?? 0;
  if (isDone || (most > 0 && form.attempts >= most))
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
        answers={kept.answers}
        onChange={kept.change}
        oneAtATime={form.settings.oneAtATime ?? false}
        sending={sending}
      />
    </Stack>
  );
}
