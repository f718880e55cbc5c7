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
import { isGone } from "../../../app/Missing";
import { Anonymous, Own } from "../answer.route";
import type { Answers, Content } from "../model";
import { oneForm, oneSubmission, openForm, useLiveInvalidation } from "../queries";
import { Player } from "./Player";
import { ReadAnswers, Result, SubmissionState } from "./Submission";

export type FormActivityProps = { formId: string; preview: boolean; onChange: () => void };

export function FormActivity({ formId, preview, onChange }: FormActivityProps) {
  return preview ? <Preview formId={formId} /> : <Answered formId={formId} onChange={onChange} />;
}

function Answered({ formId, onChange }: Omit<FormActivityProps, "preview">) {
  const { t } = useTranslation("forms");
  const found = useQuery(openForm(formId));
  useLiveInvalidation();
  if (found.isPending) return <Skeleton height="16rem" />;
  if (!found.data)
    return isGone(found.error) ? (
      <EmptyState icon={<ClipboardList />} title={t("activity.gone")}>
        {t("activity.goneText")}
      </EmptyState>
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    );
  const form = found.data;
  return (
    <Stack gap="4">
      {form.description && <Text whiteSpace="pre-wrap">{form.description}</Text>}
      {form.settings.anonymous ? (
        <Anonymous form={form} onDone={onChange} />
      ) : form.kind === "observation" ? (
        <Observed submissionId={form.submissionId} />
      ) : (
        <Own form={form} latest={form.submissionId ?? undefined} onDone={onChange} />
      )}
    </Stack>
  );
}

/** A manager or an admin answers it about its person, who reads what was written. */
function Observed({ submissionId }: { submissionId: string | null | undefined }) {
  const { t } = useTranslation("forms");
  const known = useQuery({ ...oneSubmission(submissionId ?? ""), enabled: Boolean(submissionId) });
  if (!known.data)
    return (
      <Notice tone="info" title={t("activity.observation")}>
        {t("activity.observationText")}
      </Notice>
    );
  return (
    <Stack gap="4">
      <SubmissionState submission={known.data} />
      <Result submission={known.data} />
      <ReadAnswers submission={known.data} />
    </Stack>
  );
}

/** As its learners will see it; nothing is kept. */
function Preview({ formId }: { formId: string }) {
  const found = useQuery(oneForm(formId));
  const [answers, setAnswers] = useState<Answers>({});
  if (found.isPending) return <Skeleton height="16rem" />;
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <Player
      content={found.data.content as Content}
      answers={answers}
      onChange={(field, value) => setAnswers((before) => ({ ...before, [field]: value }))}
      oneAtATime={found.data.settings.oneAtATime ?? false}
    />
  );
}
