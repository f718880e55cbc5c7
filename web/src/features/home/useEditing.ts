/** The draft of an open editor. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useEffect, useState } from "react";
import { judge } from "../../api/problem";
import { Editing } from "./editing";
import type { Kind } from "./model";
import { type Draft, saveDraft } from "./queries";

export function useEditing(kind: Kind, draft: Draft): Editing {
  const [, tell] = useState(0);
  const [editing] = useState(
    () =>
      new Editing(
        {
          store: (revision, widgets) => saveDraft(kind, revision, widgets),
          judge,
          changed: () => tell((count) => count + 1),
        },
        draft.revision,
        draft.widgets,
        draft.isLive,
        draft.publishedAt,
      ),
  );
  useUnsaved(editing.isDirty, () => editing.flush());
  useEffect(() => {
    const again = () => editing.retry();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      // Whoever is led elsewhere without a question, to the other homepage for one, keeps what was done last.
      editing.flush().catch(() => undefined);
    };
  }, [editing]);
  return editing;
}
