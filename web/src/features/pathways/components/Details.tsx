/** What a pathway says of itself, and its picture; saved as it is typed. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { FileDrop } from "@learnt/ui/form/FileField";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { isTransient } from "@learnt/ui/http/problem";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { ManagingTeams } from "../../../app/documentTeams";
import { PointsField } from "../../../app/lazyParts";
import type { Pathway, PathwayDraft } from "../model";
import { pathwayTags, uploadPicture, useSetTeams } from "../queries";
import type { Editor } from "../useEditor";

type Props = { pathway: Pathway; editor: Editor; disabled: boolean };

export function Details({ pathway, editor, disabled }: Props) {
  const { t } = useTranslation("pathways");
  const query = useQuery(pathwayTags);
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
  const failure = new Map(toFailure(error ?? null).fields?.map(({ field, message }) => [field, message]));
  const text = (
    name: "title" | "handle" | "category",
    max: number,
    rest: { hint?: string; list?: string },
  ) => (
    <FieldFrame label={t(`field.${name}`)} hint={rest.hint} error={error ? failure.get(name) : undefined}>
      {(about) => (
        <input
          {...about}
          className="kit-input"
          dir={name === "handle" ? "ltr" : "auto"}
          maxLength={max}
          list={rest.list}
          disabled={disabled}
          value={draft[name]}
          onChange={(event) => edit({ [name]: event.target.value } as Partial<PathwayDraft>)}
        />
      )}
    </FieldFrame>
  );
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Card title={t("tab.details")}>
        <Stack gap="4">
          {text("title", 200, {})}
          {text("handle", 100, { hint: t("handleHint") })}
          <FieldFrame label={t("field.description")}>
            {(about) => (
              <textarea
                {...about}
                className="kit-input kit-textarea"
                dir="auto"
                rows={5}
                maxLength={5000}
                disabled={disabled}
                value={draft.description}
                onChange={(event) => edit({ description: event.target.value })}
              />
            )}
          </FieldFrame>
          {text("category", 100, { list })}
          <datalist id={list}>
            {(query.data?.categories ?? []).map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <div className="kit-field">
            <span className="kit-label">{t("field.tags")}</span>
            <TagsInput
              aria-label={t("field.tags")}
              value={draft.tags}
              suggestions={query.data?.tags ?? []}
              placeholder={t("tagsPlaceholder")}
              disabled={disabled}
              onChange={(tags) => edit({ tags })}
            />
          </div>
          <QueryError query={query} />
        </Stack>
      </Card>
      <Stack gap="4">
        <Picture pathway={pathway} editor={editor} disabled={disabled} />
        <Suspense fallback={null}>
          <PointsField type="pathway" documentId={pathway.id} disabled={disabled} card />
        </Suspense>
        <Suspense fallback={null}>
          <ManagingTeams of={pathway} onChoose={teams.mutateAsync} />
        </Suspense>
      </Stack>
    </SimpleGrid>
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
  const failure = error ? toFailure(error) : null;
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
            error={failure?.fields?.[0]?.message ?? failure?.message}
            mayRetry={isTransient(error)}
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
