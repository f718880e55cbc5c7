/** The third step: what would become of every line. Nothing has been changed so far. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import type { ImportJob } from "../importPeople";
import { useRun } from "../queries";
import { Figures } from "./Figures";
import { OutcomeRows } from "./OutcomeRows";
import { ShowRejected } from "./ShowRejected";

export function CheckStep({ job, onRemap }: { job: ImportJob; onRemap: () => void }) {
  const { t } = useTranslation("people");
  const run = useRun(job.id);
  const work = job.created + job.updated;

  const start = async () => {
    try {
      await run.mutateAsync(undefined);
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };

  return (
    <Stack gap="5">
      <Figures job={job} />
      {work === 0 ? (
        <Notice tone="info" title={t("check.nothing")}>
          {t("check.nothingText")}
        </Notice>
      ) : (
        <Notice
          tone={job.rejected > 0 ? "warn" : "info"}
          title={t("check.title")}
          action={job.rejected > 0 && <ShowRejected job={job} />}
        >
          {job.rejected > 0 && t("check.rejected", { count: job.rejected })}{" "}
          {t(job.invite ? "check.invite" : "check.noInvite")}
        </Notice>
      )}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button onClick={onRemap}>{t("check.remap")}</Button>
        {work > 0 && (
          <Button variant="solid" busy={run.isPending} onClick={() => void start()}>
            {t("check.run", { count: work })}
          </Button>
        )}
      </Flex>
      <OutcomeRows job={job} />
    </Stack>
  );
}
