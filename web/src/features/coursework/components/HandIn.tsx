/** Handing in: files, words beside them, and the way to submit. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { ConflictNotice } from "@learnt/ui/feedback/ConflictNotice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isChangedMeanwhile, isPassing } from "@learnt/ui/http/problem";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Send, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { accepted, type Coursework } from "../model";
import { type Own, useRemoveFile, useSave, useSubmit, useUploadFile, type Written } from "../queries";

type Props = {
  known: Coursework;
  own: Own;
  onSubmitted: () => void;
  /** Asks for what is there now: another tab or device was quicker. */
  onStale: () => unknown;
};

export function HandIn({ known, own, onSubmitted, onStale }: Props) {
  const { t } = useTranslation("coursework");
  const { bytes } = useFormat();
  const id = useId();
  // What was typed, and the revision that it was typed on; nothing: what is known stands.
  const [typed, setTyped] = useState<Written | null>(null);
  const note = typed?.note ?? known.note;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  // The save that made a revision out of another one.
  const saved = useRef({ from: 0, to: 0 });
  const files = known.files.filter(({ attempt }) => attempt === known.attempt);
  const upload = useUploadFile(known.id, own, { onError: () => undefined });
  const remove = useRemoveFile(known.id, own, { onError: () => undefined });
  const onError = async (error: unknown) => {
    if (isChangedMeanwhile(error)) await onStale();
  };
  const save = useSave(known.id, own, {
    onError,
    onSuccess: (now, { note, revision }) => {
      saved.current = { from: revision, to: now.revision };
      setTyped((other) =>
        other === null || other.note === note ? null : { ...other, revision: now.revision },
      );
    },
  });
  const written = async () => {
    // Leaving the text for the button saves it: that comes first, and makes a revision.
    await saving.current;
    const { from, to } = saved.current;
    const revision = typed && typed.note !== known.note ? typed.revision : known.revision;
    return { note, revision: revision === from ? to : revision };
  };
  const submit = useSubmit(known.id, own, written, { onError, onSuccess: () => onSubmitted() });
  const failure = submit.error ?? save.error ?? remove.error;
  const settle = (now: Written | null) => {
    save.reset();
    submit.reset();
    setTyped(now);
  };
  const isFull = files.length >= known.maxFiles;
  return (
    <Stack gap="4">
      {isChangedMeanwhile(failure) && typed && typed.note !== known.note ? (
        <ConflictNotice
          clashes={[{ path: ["note"], mine: typed.note, theirs: known.note }]}
          describe={() => ({ label: t("note") })}
          keepMine={() => {
            const mine = { note: typed.note, revision: known.revision };
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
        <Text muted>{t("full", { count: known.maxFiles })}</Text>
      ) : (
        <FileDrop
          label={t("drop")}
          hint={t("dropHint", { count: known.maxFiles })}
          accept={accepted}
          onFile={(file) => upload.mutate(file)}
          progress={upload.isPending ? "busy" : null}
          mayRetry={isPassing(upload.error)}
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
          onChange={({ target }) =>
            setTyped((now) => ({ note: target.value, revision: now?.revision ?? known.revision }))
          }
          onBlur={() => {
            if (typed && typed.note !== known.note && !submit.isPending)
              saving.current = save.mutateAsync(typed).catch(() => undefined);
          }}
        />
      </div>
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
