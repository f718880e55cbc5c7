/**
 * Settings in a draft: what was changed is saved whole or taken back, and leaving it asks first. When what is kept changes, the
 * draft follows; what was typed here since, while it was being saved or beside somebody else, stays.
 */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isAlike, rebase } from "./rebase";

type Saving<Draft, Change> = {
  /** What is kept. */
  before: Draft;
  /** What would be sent; nothing while the draft says what is kept. */
  changeOf: (draft: Draft) => Change | null;
  save: (change: Change) => Promise<unknown>;
};

export function useSaving<Draft extends object, Change>({ before, changeOf, save }: Saving<Draft, Change>) {
  const [draft, setDraft] = useState(before);
  /** What the draft began from, and what of it is on its way: whatever differs from it was chosen since. */
  const base = useRef(before);
  const sent = useRef<Draft | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onMutate: () => {
      sent.current = draft;
    },
    onError: () => {
      sent.current = null;
    },
  });
  const { isPending, reset } = saving;
  useEffect(() => {
    if (isPending || isAlike(base.current, before)) return;
    const from = sent.current ?? base.current;
    base.current = before;
    sent.current = null;
    setDraft((now) => rebase(from, before, now));
    reset();
  }, [isPending, before, reset]);
  const change = changeOf(draft);
  useUnsaved(change !== null && !isPending);
  return {
    draft,
    setDraft,
    edit: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    save: saving.mutate,
    /** For the bar below. */
    bar: {
      isDirty: change !== null,
      busy: isPending,
      error: saving.error,
      onSave: () => change && saving.mutate(change),
      onReset: () => {
        setDraft(before);
        reset();
      },
    },
  };
}
