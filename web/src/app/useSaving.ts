/**
 * Settings in a draft: what was changed is saved whole or taken back, and leaving it asks first. When what is kept changes, the
 * draft follows; what was typed here since, while it was being saved or beside somebody else, stays.
 */

import { isAlike, rebase } from "@learnt/ui/base/rebase";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

type Saving<Draft, Change> = {
  /** What is kept. */
  before: Draft;
  /** What would be sent; nothing while the draft says what is kept. */
  changeOf: (draft: Draft) => Change | null;
  /** What it answers is in the cache when it is done. */
  save: (change: Change) => Promise<unknown>;
  /** Asks for what is kept now: somebody else saved meanwhile. */
  refetch?: () => unknown;
};

export function useSaving<Draft extends object, Change>({
  before,
  changeOf,
  save,
  refetch,
}: Saving<Draft, Change>) {
  const [draft, setDraft] = useState(before);
  /** What the draft began from: whatever differs from it was chosen since. */
  const base = useRef(before);
  const sent = useRef<{ draft: Draft; isKept: boolean } | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onMutate: () => {
      sent.current = { draft, isKept: false };
    },
    onSuccess: () => {
      if (sent.current) sent.current.isKept = true;
    },
    onError: () => {
      sent.current = null;
    },
  });
  const { isPending, reset } = saving;
  useEffect(() => {
    const landed = sent.current?.isKept ? sent.current.draft : null;
    // What was sent may be kept as it was before, in other words: then nothing else tells that it is.
    if (isPending || (!landed && isAlike(base.current, before))) return;
    const from = landed ?? base.current;
    base.current = before;
    sent.current = null;
    setDraft((now) => rebase(from, before, now));
  }, [isPending, before]);
  const change = changeOf(draft);
  useUnsaved(change !== null && !isPending);
  const onReset = () => {
    sent.current = null;
    setDraft(before);
    reset();
  };
  return {
    draft,
    setDraft,
    edit: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    save: saving.mutate,
    /** For the bar below. */
    bar: {
      isDirty: change !== null,
      busy: isPending,
      error: saving.error,
      onSave: () => change && saving.mutate(change),
      onReset,
      /** Shows what somebody else saved, and no longer what was typed here. */
      onNewest: () => {
        onReset();
        refetch?.();
      },
    },
  };
}
