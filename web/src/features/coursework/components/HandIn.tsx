/** Handing in: files, words beside them, and the way to submit. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { ConflictNotice } from "@learnt/ui/feedback/ConflictNotice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isChangedMeanwhile, isTransient } from "@learnt/ui/http/problem";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Send, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { accepted, type Coursework } from "../model";
import {
  type CourseworkKey,
  type NoteDraft,
  useRemoveFile,
  useSave,
  useSubmit,
  useUploadFile,
} from "../queries";

type Props = {
  coursework: Coursework;
  own: CourseworkKey;
  onSubmitted: () => void;
  /** Asks for what is there now: another tab or device was quicker. */
  onStale: () => unknown;
};

export function HandIn({ coursework, own, onSubmitted, onStale }: Props) {
  const { t } = useTranslation("coursework");
  const { bytes } = useFormat();
  const id = useId();
  // What was typed, and the revision that it was typed on; nothing: what is known stands.
  const [input, setInput] = useState<NoteDraft | null>(null);
  const note = input?.note ?? coursework.note;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  // The save that made a revision out of another one.
  const saved = useRef({ from: 0, to: 0 });
  const files = coursework.files.filter(({ attempt }) => attempt === coursework.attempt);
  const upload = useUploadFile(coursework.id, own, { onError: () => undefined });
  const remove = useRemoveFile(coursework.id, own, { onError: () => undefined });
  const onError = async (error: unknown) => {
    if (isChangedMeanwhile(error)) await onStale();
  };
  const save = useSave(coursework.id, own, {
    onError,
    onSuccess: (now, { note, revision }) => {
      saved.current = { from: revision, to: now.revision };
      setInput((other) =>
        other === null || other.note === note ? null : { ...other, revision: now.revision },
      );
    },
  });
  const written = async () => {
    // Leaving the text for the button saves it: that comes first, and makes a revision.
    await saving.current;
    const { from, to } = saved.current;
    const revision = input && input.note !== coursework.note ? input.revision : coursework.revision;
    return { note, revision: revision === from ? to : revision };
  };
  const submit = useSubmit(coursework.id, own, written, { onError, onSuccess: () => onSubmitted() });
  const failure = submit.error ?? save.error ?? remove.error;
  const settle = (now: NoteDraft | null) => {
    save.reset();
    submit.reset();
    setInput(now);
  };
  const isFull = files.length >= coursework.maxFiles;
  return (
    <Stack gap="4">
      {isChangedMeanwhile(failure) && input && input.note !== coursework.note ? (
        <ConflictNotice
          conflicts={[{ path: ["note"], mine: input.note, theirs: coursework.note }]}
          describe={() => ({ label: t("note") })}
          keepMine={() => {
            const mine = { note: input.note, revision: coursework.revision };
            settle(mine);
            save.mutate(mine);
          }}
          takeTheirs={() => settle(null)}
        />
      ) : (
        <SaveFailure error={failure} />
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
        <Text muted>{t("full", { count: coursework.maxFiles })}</Text>
      ) : (
        <FileDrop
          label={t("drop")}
          hint={t("dropHint", { count: coursework.maxFiles })}
          accept={accepted}
          onFile={(file) => upload.mutate(file)}
          progress={upload.isPending ? "busy" : null}
          mayRetry={isTransient(upload.error)}
          error={
            upload.error
              ? (toFailure(upload.error).fields?.[0]?.message ?? toFailure(upload.error).message)
              : null
          }
        />
      )}
      <FieldFrame id={id} label={t("note")}>
        {(control) => (
          <textarea
            {...control}
            className="kit-input kit-textarea"
            dir="auto"
            rows={4}
            maxLength={5000}
            value={note}
            onChange={({ target }) =>
              setInput((now) => ({ note: target.value, revision: now?.revision ?? coursework.revision }))
            }
            onBlur={() => {
              if (input && input.note !== coursework.note && !submit.isPending)
                saving.current = save.mutateAsync(input).catch(() => undefined);
            }}
          />
        )}
      </FieldFrame>
      <HStack gap="3" wrap="wrap">
        <Button
          variant="solid"
          icon={<Send />}
          busy={submit.isPending}
          disabled={upload.isPending}
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
