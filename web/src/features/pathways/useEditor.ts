/** A pathway as it is written: saved by itself after a pause, on the revision that is known. */
import { type SavedDraft, useSavedDraft } from "../../app/useSavedDraft";
import { type Draft, draftOf, type Pathway } from "./model";
import { readPathway, savePathway, useAccept } from "./queries";

export type Editor = SavedDraft<Draft>;

export function useEditor(pathway: Pathway): Editor {
  const accept = useAccept();
  return useSavedDraft({
    start: draftOf(pathway),
    revision: pathway.revision,
    send: (revision: number, draft: Draft) => savePathway(pathway.id, revision, draft),
    accept,
    read: async () => {
      const now = await readPathway(pathway.id);
      return { revision: now.revision, draft: draftOf(now) };
    },
  });
}
