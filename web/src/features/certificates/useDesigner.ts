/** A template while it is worked on: what it says here, saved by itself, what the server draws of it, and publishing it. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useSavedDraft } from "../../app/useSavedDraft";
import { changed, type Field } from "./designing";
import type { Design, Template } from "./model";
import {
  drawSample,
  oneTemplate,
  saveTemplate,
  templatesKey,
  useAccept,
  usePublishTemplate,
} from "./queries";

type Draft = Pick<Template, "title" | "design">;

const draftOf = ({ title, design }: Template): Draft => ({ title, design });

export function useDesigner(template: Template) {
  const cache = useQueryClient();
  const askAgain = useAccept();
  const asked = oneTemplate(template.id);
  const show = (part: Partial<Template>) => {
    cache.setQueryData(asked.queryKey, (now) => now && { ...now, ...part });
    askAgain();
  };
  const editor = useSavedDraft({
    start: draftOf(template),
    revision: template.revision,
    send: async (revision: number, draft: Draft) => ({
      ...draft,
      ...(await saveTemplate(template.id, { revision, ...draft })),
    }),
    accept: ({ revision, ...draft }) => {
      // A change that comes to nothing has no revision of its own.
      const isOther = revision !== template.revision;
      const state = template.liveVersion == null ? "draft" : "changed";
      show({ ...draft, revision, ...(isOther ? { state } : {}) });
    },
    read: async () => {
      const now = await cache.fetchQuery({ ...asked, staleTime: 0 });
      return { revision: now.revision, draft: draftOf(now) };
    },
  });

  const isArchived = template.state === "archived";
  const edit = useRef(editor.edit);
  edit.current = isArchived ? () => undefined : editor.edit;
  const setTitle = useCallback((title: string) => edit.current({ title }), []);
  const change = useCallback(
    (by: (design: Design) => Design) => edit.current(({ design }) => ({ design: by(design) })),
    [],
  );
  const changeField = useCallback(
    (at: number, by: Partial<Field>) => change((design) => changed(design, at, by)),
    [change],
  );

  const saved = async () => {
    await editor.flush();
    return editor.revision();
  };
  const publishing = usePublishTemplate(template.id, saved, {
    onSuccess: ({ revision }) => editor.know(revision),
    onError: () => undefined,
  });

  return { ...editor, isArchived, setTitle, change, changeField, publishing };
}

/** What the server draws of a design for somebody, a moment after the last change. */
export function useSample(design: Design, name: string, course: string) {
  const settled = useDebounced(design, 300);
  const said = useDebounced(name, 300);
  return useQuery({
    queryKey: [...templatesKey, "sample", settled, said, course],
    queryFn: ({ signal }) => drawSample({ design: settled, name: said, course }, signal),
    enabled: said.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: false,
  });
}
