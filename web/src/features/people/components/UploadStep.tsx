/** The first step: a file, and the imports that were made before. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../../api/problem";
import type { ImportJob } from "../importing";
import { imports, useUpload } from "../queries";

const tones = {
  uploaded: "neutral",
  checked: "info",
  running: "accent",
  done: "good",
  failed: "bad",
} as const;

export function UploadStep({ onJob }: { onJob: (id: string) => void }) {
  const { t } = useTranslation("people");
  const upload = useUpload();
  const [error, setError] = useState<string | null>(null);

  const take = async (file: File) => {
    setError(null);
    try {
      onJob((await upload.mutateAsync(file)).id);
    } catch (problem) {
      const { message, fields } = explain(problem);
      setError(fields?.[0]?.message ?? message);
    }
  };

  return (
    <Stack gap="5">
      <Card title={t("upload.title")} note={t("upload.note")}>
        <FileDrop
          label={t(upload.isPending ? "upload.busy" : "upload.drop")}
          hint={t("upload.hint")}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFile={(file) => void take(file)}
          disabled={upload.isPending}
          error={error}
        />
      </Card>
      <Recent />
    </Stack>
  );
}

function Recent() {
  const { t } = useTranslation("people");
  const jobs = useQuery(imports);
  if (!jobs.data || jobs.data.length === 0) return null;
  return (
    <Card title={t("recent")}>
      <Stack as="ul" gap="3" listStyleType="none">
        {jobs.data.map((job) => (
          <Recently key={job.id} job={job} />
        ))}
      </Stack>
    </Card>
  );
}

function Recently({ job }: { job: ImportJob }) {
  const { t } = useTranslation("people");
  const { dateTime } = useFormat();
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <span>
        <Link to={`/apps/admin/bulk-update?job=${job.id}`}>{job.fileName}</Link>{" "}
        <Text as="span" muted small>
          {dateTime(job.createdAt)} · {t("lines", { count: job.total })}
        </Text>
      </span>
      <Badge tone={tones[job.status]}>{t(`job.${job.status}`)}</Badge>
    </Flex>
  );
}
