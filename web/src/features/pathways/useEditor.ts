/** A pathway as it is written: saved by itself after a pause, on the revision that is known. */
import { type SavedDraft, useSavedDraft } from "../../app/useSavedDraft";
import { draftOf, type Pathway, type PathwayDraft } from "./model";
import { readPathway, savePathway, useCacheResult } from "./queries";

export type Editor = SavedDraft<PathwayDraft>;

export function useEditor(pathway: Pathway): Editor {
  const accept = useCacheResult();
  return useSavedDraft({
    start: draftOf(pathway),
    revision: pathway.revision,
    send: (revision: number, draft: PathwayDraft) => savePathway(pathway.id, revision, draft),
    accept,
    read: async () => {
      const now = await readPathway(pathway.id);
      return { revision: now.revision, draft: draftOf(now) };
    },
  });
}
