/** The files of a resource: the one that people see, a way to replace it, and those before. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isTransient } from "@learnt/ui/http/problem";
import { HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQueryClient } from "@tanstack/react-query";
import { Download, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ACCEPTED, type Resource, uploadOf } from "../model";
import { addVersion, resourceQuery, uploadFile, useCacheResult } from "../queries";
import { FilePreview } from "./FilePreview";

export function Files({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const queryClient = useQueryClient();
  const [latest, ...before] = resource.versions;
  return (
    <Stack gap="4">
      {resource.isLookedAfterHere && (
        <Card title={t(latest ? "files.replace" : "files.first")} note={latest && t("files.replaceNote")}>
          <Replace resource={resource} />
        </Card>
      )}
      {latest && resource.fileType && (
        <Card title={t("files.latest")}>
          <Stack gap="3">
            <Line version={latest} isLatest />
            <FilePreview
              file={latest.file}
              type={resource.fileType}
              title={resource.title}
              onRetry={() => queryClient.invalidateQueries({ queryKey: resourceQuery(resource.id).queryKey })}
              download={null}
            />
          </Stack>
        </Card>
      )}
      {before.length > 0 && (
        <Card title={t("files.before")}>
          <Stack as="ul" gap="3" listStyleType="none">
            {before.map((version) => (
              <li key={version.version}>
                <Line version={version} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function Line({ version, isLatest = false }: { version: Resource["versions"][number]; isLatest?: boolean }) {
  const { t } = useTranslation("resources");
  const format = useFormat();
  const { file } = version;
  const facts = [format.bytes(file.size), format.dateTime(version.createdAt), version.createdBy];
  return (
    <Wrap gap="3" align="center" justify="space-between">
      <Stack gap="0" minWidth="0">
        <HStack gap="2">
          <Badge tone={isLatest ? "good" : "neutral"}>
            {t("files.version", { number: version.version })}
          </Badge>
          <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
            {file.name}
          </Text>
        </HStack>
        <Text muted small>
          {facts.filter(Boolean).join(" · ")}
        </Text>
      </Stack>
      <a className="kit-link" href={file.url} download={file.name}>
        <HStack gap="1">
          <Download aria-hidden="true" size="1em" />
          {t("download")}
        </HStack>
      </a>
    </Wrap>
  );
}

function Replace({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const { toFailure } = useKit();
  const accept = useCacheResult();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [mayRetry, setMayRetry] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const revision = useRef(resource.revision);
  revision.current = resource.revision;

  const take = async (file: File) => {
    setMayRetry(false);
    const sent = uploadOf(file);
    if (!sent || sent.isTooLarge) {
      setError(sent ? t("files.tooLarge", { limit: sent.most }) : t("files.wrongType"));
      return;
    }
    const stop = new AbortController();
    control.current = stop;
    setError(null);
    setProgress(0);
    try {
      const stored = await uploadFile(sent.kind, file, setProgress, stop.signal);
      accept(await addVersion(resource.id, revision.current, stored.id));
      toast.success(t("files.done"));
    } catch (failure) {
      if (stop.signal.aborted) return;
      const { message, fields } = toFailure(failure);
      setError(fields?.[0]?.message ?? message);
      setMayRetry(isTransient(failure));
      accept();
    } finally {
      setProgress(null);
    }
  };
  return (
    <Stack gap="2">
      <FileDrop
        label={t("files.choose")}
        hint={t("files.hint")}
        accept={ACCEPTED}
        onFile={(file) => void take(file)}
        progress={progress}
        error={error}
        mayRetry={mayRetry}
      />
      {progress !== null && (
        <HStack>
          <Button size="sm" icon={<X />} onClick={() => control.current?.abort()}>
            {t("files.stop")}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
