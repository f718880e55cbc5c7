/** What a pathway says of itself, and its picture; saved as it is typed. */

import { Button } from "@learnt/ui/action/Button";
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
import { FileDrop } from "@learnt/ui/form/FileField";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { isPassing } from "@learnt/ui/http/problem";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { LookedAfter } from "../../../app/documentTeams";
import { PointsField } from "../../../app/lazyParts";
import type { Draft, Pathway } from "../model";
import { pathwayWords, uploadPicture, useSetTeams } from "../queries";
import type { Editor } from "../useEditor";

type Props = { pathway: Pathway; editor: Editor; disabled: boolean };

export function Details({ pathway, editor, disabled }: Props) {
  const { t } = useTranslation("pathways");
  const words = useQuery(pathwayWords);
  const list = useId();
  const { draft, edit, error } = editor;
  const saved = async () => {
    await editor.flush();
    return editor.revision();
  };
  const teams = useSetTeams(pathway.id, saved, {
    onSuccess: ({ revision }) => editor.know(revision),
    // What chooses them says it.
    onError: () => undefined,
  });
  const wrong = new Map(toFailure(error ?? null).fields?.map(({ field, message }) => [field, message]));
  const text = (
    name: "title" | "handle" | "category",
    most: number,
    rest: { hint?: string; list?: string },
  ) => (
    <Labelled label={t(`field.${name}`)} hint={rest.hint} error={error ? wrong.get(name) : undefined}>
      {(about) => (
        <input
          {...about}
          className="lt-input"
          dir={name === "handle" ? "ltr" : "auto"}
          maxLength={most}
          list={rest.list}
          disabled={disabled}
          value={draft[name]}
          onChange={(event) => edit({ [name]: event.target.value } as Partial<Draft>)}
        />
      )}
    </Labelled>
  );
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Card title={t("tab.details")}>
        <Stack gap="4">
          {text("title", 200, {})}
          {text("handle", 100, { hint: t("handleHint") })}
          <Labelled label={t("field.description")}>
            {(about) => (
              <textarea
                {...about}
                className="lt-input lt-textarea"
                dir="auto"
                rows={5}
                maxLength={5000}
                disabled={disabled}
                value={draft.description}
                onChange={(event) => edit({ description: event.target.value })}
              />
            )}
          </Labelled>
          {text("category", 100, { list })}
          <datalist id={list}>
            {(words.data?.categories ?? []).map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <div className="lt-field">
            <span className="lt-label">{t("field.tags")}</span>
            <TagsInput
              aria-label={t("field.tags")}
              value={draft.tags}
              suggestions={words.data?.tags ?? []}
              placeholder={t("tagsPlaceholder")}
              disabled={disabled}
              onChange={(tags) => edit({ tags })}
            />
          </div>
          <LookupTrouble of={words} />
        </Stack>
      </Card>
      <Stack gap="4">
        <Picture pathway={pathway} editor={editor} disabled={disabled} />
        <Suspense fallback={null}>
          <PointsField type="pathway" documentId={pathway.id} disabled={disabled} card />
        </Suspense>
        <Suspense fallback={null}>
          <LookedAfter of={pathway} onChoose={teams.mutateAsync} />
        </Suspense>
      </Stack>
    </SimpleGrid>
  );
}

type About = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

function Labelled({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (about: About) => ReactNode;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="lt-field">
      <label className="lt-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <span className="lt-field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <p className="lt-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Picture({ pathway, editor, disabled }: Props) {
  const { t } = useTranslation("pathways");
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const { image } = editor.draft;
  const url = image === null ? null : image === shown?.id ? shown.url : pathway.imageUrl;
  const start = async (file: File) => {
    const control = new AbortController();
    under.current = control;
    setError(null);
    setProgress(0);
    try {
      const stored = await uploadPicture(file, setProgress, control.signal);
      setShown({ id: stored.id, url: stored.url });
      editor.edit({ image: stored.id });
    } catch (failure) {
      if (!control.signal.aborted) setError(failure);
    } finally {
      setProgress(null);
    }
  };
  const told = error ? toFailure(error) : null;
  return (
    <Card title={t("field.image")}>
      <Stack gap="3">
        <Cover seed={pathway.id} src={url} ratio={18 / 7} />
        {!disabled && (
          <FileDrop
            label={t("picture.drop")}
            hint={t("picture.hint")}
            accept="image/png,image/jpeg,image/webp,image/gif"
            onFile={(file) => void start(file)}
            progress={progress}
            error={told?.fields?.[0]?.message ?? told?.message}
            mayRetry={isPassing(error)}
          />
        )}
        {image && !disabled && (
          <Button size="sm" variant="ghost" icon={<X />} onClick={() => editor.edit({ image: null })}>
            {t("picture.remove")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
