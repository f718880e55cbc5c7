/** The draft of an open editor. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ApiProblem } from "@learnt/ui/http/problem";
import { useEffect, useState } from "react";
import { isCode } from "../../api/problem";
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
          isStale: (error) => isCode(error, "changed_meanwhile"),
          isRefused: (error) => error instanceof ApiProblem && error.status === 422,
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
      editing.close();
    };
  }, [editing]);
  return editing;
}
