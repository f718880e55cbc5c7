/** A form as it is built: saved by itself after a pause, on the revision that is known, and taken back step by step. */
import { type SavedDraft, useSavedDraft } from "../../app/useSavedDraft";
import type { Content, Form, Kind, Settings } from "./model";
import { readForm, saveForm, useCacheForm } from "./queries";

export type BuilderDraft = {
  title: string;
  description: string;
  category: string;
  tags: string[];
  kind: Kind;
  content: Content;
  settings: Settings;
};

export const draftOf = (form: Form): BuilderDraft => ({
  title: form.title,
  description: form.description,
  category: form.category,
  tags: form.tags,
  kind: form.kind,
  content: form.content as Content,
  settings: form.settings,
});

export type Builder = SavedDraft<BuilderDraft>;

export function useBuilder(form: Form): Builder {
  const accept = useCacheForm();
  return useSavedDraft({
    start: draftOf(form),
    revision: form.revision,
    send: (revision: number, draft: BuilderDraft) => saveForm(form.id, revision, draft),
    accept,
    read: async () => {
      const now = await readForm(form.id);
      return { revision: now.revision, draft: draftOf(now) };
    },
  });
}
