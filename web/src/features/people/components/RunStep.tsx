/** The last steps: how far the import is, and what became of every line. It goes on when the page is left. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { type ImportJob, percent } from "../importPeople";
import { useRun } from "../queries";
import { Figures } from "./Figures";
import { OutcomeRows } from "./OutcomeRows";
import { ShowRejected } from "./ShowRejected";

export function RunStep({ job, onStartOver }: { job: ImportJob; onStartOver: () => void }) {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const done = job.status === "done";
  const failed = job.status === "failed";
  const run = useRun(job.id);
  const goOn = async () => {
    try {
      await run.mutateAsync(undefined);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  return (
    <Stack gap="5">
      {done ? (
        <Notice
          tone={job.rejected > 0 ? "warn" : "good"}
          title={t("run.done")}
          action={job.rejected > 0 && <ShowRejected job={job} />}
        >
          {t("run.doneText", {
            created: number(job.created),
            updated: number(job.updated),
            unchanged: number(job.unchanged),
            rejected: number(job.rejected),
          })}
        </Notice>
      ) : failed ? (
        <Notice
          tone="bad"
          title={t("run.failed")}
          action={
            <Button busy={run.isPending} onClick={() => void goOn()}>
              {t("run.goOn")}
            </Button>
          }
        >
          {t("run.failedText", { done: number(job.processed), total: number(job.total) })}
        </Notice>
      ) : (
        <Card title={t("run.title")} note={t("run.note")}>
          <Stack gap="2">
            <Progress value={percent(job)} label={t("run.title")} size="md" />
            <Text muted small role="status">
              {t("run.progress", { done: number(job.processed), total: number(job.total) })}
            </Text>
          </Stack>
        </Card>
      )}
      <Figures job={job} />
      {(done || failed) && (
        <Flex gap="2" justify="flex-end" wrap="wrap">
          <Button onClick={onStartOver}>{t("run.another")}</Button>
          <LinkButton to={paths.users} variant="solid">
            {t("run.toUsers")}
          </LinkButton>
        </Flex>
      )}
      <OutcomeRows job={job} />
    </Stack>
  );
}
