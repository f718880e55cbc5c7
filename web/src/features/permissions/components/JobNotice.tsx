/** A change for many people: how far it is, and what it came to. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type DocumentType, isRecent } from "../model";
import { assignmentJob } from "../queries";

export function JobNotice({ type, documentId }: { type: DocumentType; documentId: string }) {
  const { t } = useTranslation("permissions");
  const { number } = useFormat();
  const { data: job } = useQuery(assignmentJob(type, documentId));
  if (!job) return null;
  if (!job.finishedAt)
    return (
      <Notice tone="info" title={t("job.title")}>
        <Progress value={(100 * job.done) / job.total} label={t("job.title")} size="md" />
        <span role="status">{t("job.progress", { done: number(job.done), total: number(job.total) })}</span>
      </Notice>
    );
  if (!isRecent(job.finishedAt, Date.now())) return null;
  return (
    <Notice tone="good" title={t("job.done")}>
      {t("savedText", { added: number(job.added), removed: number(job.removed) })}
    </Notice>
  );
}
