/** A form inside a course: answered where it is asked for, with its result. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isNotFound } from "../../../app/NotFound";
import { Anonymous, OwnSubmission } from "../answer.route";
import type { Answers, Content } from "../model";
import { formQuery, openForm, submissionQuery, useLiveInvalidation } from "../queries";
import { Player } from "./Player";
import { ReadAnswers, Result, SubmissionState } from "./Submission";

export type FormActivityProps = { formId: string; preview: boolean; onChange: () => void };

export function FormActivity({ formId, preview, onChange }: FormActivityProps) {
  return preview ? <Preview formId={formId} /> : <LearnerForm formId={formId} onChange={onChange} />;
}

function LearnerForm({ formId, onChange }: Omit<FormActivityProps, "preview">) {
  const { t } = useTranslation("forms");
  const query = useQuery(openForm(formId));
  useLiveInvalidation();
  if (query.isPending) return <Skeleton height="16rem" />;
  if (!query.data)
    return isNotFound(query.error) ? (
      <EmptyState icon={<ClipboardList />} title={t("activity.gone")}>
        {t("activity.goneText")}
      </EmptyState>
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  const form = query.data;
  return (
    <Stack gap="4">
      {form.description && <Text whiteSpace="pre-wrap">{form.description}</Text>}
      {form.settings.anonymous ? (
        <Anonymous form={form} onDone={onChange} />
      ) : form.kind === "observation" ? (
        <ObservedSubmission submissionId={form.submissionId} />
      ) : (
        <OwnSubmission form={form} latest={form.submissionId ?? undefined} onDone={onChange} />
      )}
    </Stack>
  );
}

/** A manager or an admin answers it about its person, who reads what was written. */
function ObservedSubmission({ submissionId }: { submissionId: string | null | undefined }) {
  const { t } = useTranslation("forms");
  const query = useQuery({ ...submissionQuery(submissionId ?? ""), enabled: Boolean(submissionId) });
  if (!query.data)
    return (
      <Notice tone="info" title={t("activity.observation")}>
        {t("activity.observationText")}
      </Notice>
    );
  return (
    <Stack gap="4">
      <SubmissionState submission={query.data} />
      <Result submission={query.data} />
      <ReadAnswers submission={query.data} />
    </Stack>
  );
}

/** As its learners will see it; nothing is kept. */
function Preview({ formId }: { formId: string }) {
  const query = useQuery(formQuery(formId));
  const [answers, setAnswers] = useState<Answers>({});
  if (query.isPending) return <Skeleton height="16rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Player
      content={query.data.content as Content}
      answers={answers}
      onChange={(field, value) => setAnswers((before) => ({ ...before, [field]: value }))}
      oneAtATime={query.data.settings.oneAtATime ?? false}
    />
  );
}
