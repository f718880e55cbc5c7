/** The team's imports: those left in the middle, to be taken up again, and what became of the others. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { type ImportJob, MAPPING, partition } from "../importPeople";
import { imports, useDiscard } from "../queries";

const tones = {
  uploaded: "neutral",
  checked: "info",
  running: "accent",
  done: "good",
  failed: "bad",
} as const;

const address = (job: ImportJob) =>
  `${paths.bulkUpdate}?job=${job.id}${job.status === "uploaded" ? `&step=${MAPPING}` : ""}`;

export function Imports() {
  const { t } = useTranslation("people");
  const jobs = useQuery(imports);
  const { waiting, others } = partition(jobs.data ?? []);
  return (
    <>
      {waiting.length > 0 && (
        <Card title={t("unfinished")} note={t("unfinishedNote")}>
          <Stack as="ul" gap="3" listStyleType="none">
            {waiting.map((job) => (
              <UnfinishedImport key={job.id} job={job} />
            ))}
          </Stack>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={t("recent")}>
          <Stack as="ul" gap="3" listStyleType="none">
            {others.map((job) => (
              <Line key={job.id} job={job} name={<Link to={address(job)}>{job.fileName}</Link>} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}

function Line({ job, name, children }: { job: ImportJob; name: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation("people");
  const { dateTime } = useFormat();
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <Stack as="span" gap="0" minW="0">
        <bdi>{name}</bdi>
        <Text as="span" muted small>
          {dateTime(job.createdAt)} · {t("lines", { count: job.total })}
        </Text>
      </Stack>
      <Flex align="center" gap="2" wrap="wrap">
        <Badge tone={tones[job.status]}>{t(`job.${job.status}`)}</Badge>
        {children}
      </Flex>
    </Flex>
  );
}

function UnfinishedImport({ job }: { job: ImportJob }) {
  const { t } = useTranslation("people");
  const discard = useDiscard(job.id);
  const [asking, setAsking] = useState(false);
  const away = async () => {
    try {
      await discard.mutateAsync();
    } catch (error) {
      toast.error(toFailure(error).message);
    }
  };
  return (
    <Line job={job} name={<strong>{job.fileName}</strong>}>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("discardImportOf", { file: job.fileName })}
        onClick={() => setAsking(true)}
      >
        {t("discardImport")}
      </Button>
      <LinkButton size="sm" to={address(job)} aria-label={t("continueImport", { file: job.fileName })}>
        {t("continue")}
      </LinkButton>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("discardImport.title", { file: job.fileName })}
        confirmText={t("discardImport")}
        onConfirm={away}
      >
        {t("discardImport.text")}
      </Confirm>
    </Line>
  );
}
