/** Handing in: files, words beside them, and the way to submit. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FileDrop } from "@learnt/ui/form/FileField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useMutation } from "@tanstack/react-query";
import { Send, X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCode, toFailure } from "../../../api/problem";
import { accepted, type Coursework } from "../model";
import { dropFile, saveCoursework, submitCoursework, uploadFile } from "../queries";

type Props = { known: Coursework; onKnown: (now: Coursework) => void; onSubmitted: () => void };

export function HandIn({ known, onKnown, onSubmitted }: Props) {
  const { t } = useTranslation("coursework");
  const { bytes } = useFormat();
  const id = useId();
  const [note, setNote] = useState(known.note);
  const files = known.files.filter(({ attempt }) => attempt === known.attempt);
  const upload = useMutation({ mutationFn: (file: File) => uploadFile(known.id, file), onSuccess: onKnown });
  const remove = useMutation({ mutationFn: (file: string) => dropFile(known.id, file), onSuccess: onKnown });
  const save = useMutation({
    mutationFn: () => saveCoursework(known.id, known.revision, note),
    onSuccess: onKnown,
  });
  const submit = useMutation({
    mutationFn: () => submitCoursework(known.id, known.revision, note),
    onSuccess: (now) => {
      onKnown(now);
      onSubmitted();
    },
  });
  const failure = submit.error ?? save.error ?? remove.error;
  const told = failure ? toFailure(failure) : null;
  const isFull = files.length >= known.maxFiles;
  return (
    <Stack gap="4">
      {told && (
        <Notice
          tone="bad"
          title={told.fields?.[0]?.message ?? told.message}
          action={
            isCode(failure, "changed_meanwhile") ? (
              <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
            ) : undefined
          }
        />
      )}
      {files.length > 0 && (
        <Stack as="ul" gap="2">
          {files.map(({ file }) => (
            <HStack as="li" key={file.id} gap="3" justify="space-between">
              <span>
                <ExternalLink href={file.url}>{file.name}</ExternalLink>{" "}
                <Text as="span" small muted>
                  {bytes(file.size)}
                </Text>
              </span>
              <IconButton
                size="sm"
                icon={<X />}
                label={t("removeFile", { name: file.name })}
                disabled={remove.isPending}
                onClick={() => remove.mutate(file.id)}
              />
            </HStack>
          ))}
        </Stack>
      )}
      {isFull ? (
        <Text muted>{t("full", { count: known.maxFiles })}</Text>
      ) : (
        <FileDrop
          label={t("drop")}
          hint={t("dropHint", { count: known.maxFiles })}
          accept={accepted}
          onFile={(file) => upload.mutate(file)}
          progress={upload.isPending ? "busy" : null}
          error={
            upload.error
              ? (toFailure(upload.error).fields?.[0]?.message ?? toFailure(upload.error).message)
              : null
          }
        />
      )}
      <div className="lt-field">
        <label className="lt-label" htmlFor={id}>
          {t("note")}
        </label>
        <textarea
          id={id}
          className="lt-input lt-textarea"
          dir="auto"
          rows={4}
          maxLength={5000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onBlur={() => note !== known.note && !submit.isPending && save.mutate()}
        />
      </div>
      <HStack gap="3" wrap="wrap">
        <Button
          variant="solid"
          icon={<Send />}
          busy={submit.isPending}
          disabled={upload.isPending || save.isPending}
          onClick={() => submit.mutate()}
        >
          {t("submit")}
        </Button>
        <Text small muted role="status">
          {save.isPending ? t("saving") : save.isSuccess ? t("saved") : ""}
        </Text>
      </HStack>
    </Stack>
  );
}
