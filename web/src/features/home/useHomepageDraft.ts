/** The draft of an open editor. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useEffect, useState } from "react";
import { classifySaveError } from "../../api/problem";
import { HomepageDraft } from "./homepageDraft";
import type { Kind } from "./model";
import { type Draft, saveDraft } from "./queries";

export function useHomepageDraft(kind: Kind, draft: Draft): HomepageDraft {
  const [, rerender] = useState(0);
  const [homepageDraft] = useState(
    () =>
      new HomepageDraft(
        {
          store: (revision, widgets) => saveDraft(kind, revision, widgets),
          classifyError: classifySaveError,
          changed: () => rerender((count) => count + 1),
        },
        draft.revision,
        draft.widgets,
        draft.isLive,
        draft.publishedAt,
      ),
  );
  useUnsaved(homepageDraft.isDirty, () => homepageDraft.flush());
  useEffect(() => {
    const retry = () => homepageDraft.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      // Whoever is led elsewhere without a question, to the other homepage for one, keeps what was done last.
      homepageDraft.flush().catch(() => undefined);
    };
  }, [homepageDraft]);
  return homepageDraft;
}
