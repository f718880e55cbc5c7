/** A template while it is worked on: what it says here, saved by itself, what the server draws of it, and publishing it. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useSavedDraft } from "../../app/useSavedDraft";
import { type Field, updateField } from "./design";
import type { Design, Template } from "./model";
import {
  drawSample,
  saveTemplate,
  templateQuery,
  templatesKey,
  useCacheResult,
  usePublishTemplate,
} from "./queries";

type TemplateDraft = Pick<Template, "title" | "design">;

const draftOf = ({ title, design }: Template): TemplateDraft => ({ title, design });

export function useDesigner(template: Template) {
  const queryClient = useQueryClient();
  const askAgain = useCacheResult();
  const requested = templateQuery(template.id);
  const show = (part: Partial<Template>) => {
    queryClient.setQueryData(requested.queryKey, (now) => now && { ...now, ...part });
    askAgain();
  };
  const editor = useSavedDraft({
    start: draftOf(template),
    revision: template.revision,
    send: async (revision: number, draft: TemplateDraft) => ({
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
      const now = await queryClient.fetchQuery({ ...requested, staleTime: 0 });
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
    (at: number, by: Partial<Field>) => change((design) => updateField(design, at, by)),
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
  const debounced = useDebounced(design, 300);
  const debouncedName = useDebounced(name, 300);
  return useQuery({
    queryKey: [...templatesKey, "sample", debounced, debouncedName, course],
    queryFn: ({ signal }) => drawSample({ design: debounced, name: debouncedName, course }, signal),
    enabled: debouncedName.trim() !== "",
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: false,
  });
}
