/** A draft that follows what is saved: where nothing was chosen here it shows that, and what both have changed is asked about. */
import { useEffect, useRef, useState } from "react";
import { isEqual, type MergeConflict, rebaseWithConflicts, remainingConflicts, withValueAt } from "./rebase";

/** Parts of a draft were changed by somebody else too: what they are, and the two ways out. */
export type Conflict = {
  conflicts: readonly MergeConflict[];
  keepMine: () => void;
  takeTheirs: () => void;
};

/** What stands at the clashes as the other saved it. */
export const acceptTheirs = <Draft>(draft: Draft, conflicts: readonly MergeConflict[]): Draft =>
  conflicts.reduce((now, { path, theirs }) => withValueAt(now, path, theirs), draft);

/** `busy`: it is being saved, and what is saved is about to change by that. */
export function useRebasedDraft<Draft>(saved: Draft, busy = false) {
  const [draft, setDraft] = useState(saved);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);
  /** What the draft began from: whatever differs from it was chosen since. */
  const base = useRef(saved);
  const sent = useRef<{ draft: Draft; isSaved: boolean } | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const landed = sent.current?.isSaved ? sent.current.draft : null;
    // What was sent may be kept as it was before, in other words: then nothing else tells that it is.
    if (busy || (!landed && isEqual(base.current, saved))) return;
    const from = landed ?? base.current;
    base.current = saved;
    sent.current = null;
    const [, more] = rebaseWithConflicts(from, saved, latest.current);
    setDraft((now) => rebaseWithConflicts(from, saved, now)[0]);
    setConflicts((current) => {
      const mine = rebaseWithConflicts(from, saved, latest.current)[0];
      return landed ? [] : remainingConflicts(current, more, mine, saved);
    });
  }, [busy, saved]);
  const settle = () => setConflicts([]);
  const open = remainingConflicts(conflicts, [], draft, saved);
  const conflict: Conflict | null =
    open.length > 0
      ? {
          conflicts: open,
          keepMine: settle,
          takeTheirs: () => {
            setDraft((now) => acceptTheirs(now, open));
            settle();
          },
        }
      : null;
  return {
    draft,
    setDraft,
    conflict,
    /** A save begins with the draft as it is. */
    sending: () => {
      sent.current = { draft: latest.current, isSaved: false };
    },
    /** It has succeeded or failed. */
    answered: (isSaved: boolean) => {
      if (!isSaved) sent.current = null;
      else if (sent.current) sent.current.isSaved = true;
    },
    /** What was chosen here is given up. */
    discard: () => {
      sent.current = null;
      settle();
      setDraft(saved);
    },
  };
}
