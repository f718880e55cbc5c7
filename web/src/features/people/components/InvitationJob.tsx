/** Invitations of many people: how far they are, and what came of them. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRecent } from "../model";
import { invitationJob } from "../queries";

export function InvitationJob() {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const { data: job } = useQuery(invitationJob);
  if (!job) return null;
  const figures = { done: number(job.done), total: number(job.total), invited: number(job.invited) };
  if (job.stoppedAt)
    return isRecent(job.stoppedAt, Date.now()) ? (
      <Notice tone="warn" title={t("inviting.stopped")}>
        {t("inviting.stoppedText", figures)}
      </Notice>
    ) : null;
  if (!job.finishedAt)
    return (
      <Notice tone="info" title={t("inviting.job")}>
        <Progress value={(100 * job.done) / job.total} label={t("inviting.job")} size="md" />
        <span role="status">{t("inviting.progress", figures)}</span>
      </Notice>
    );
  if (!isRecent(job.finishedAt, Date.now())) return null;
  return (
    <Notice tone="good" title={t("inviting.jobDone")}>
      {t("inviting.result", figures)}
    </Notice>
  );
}
