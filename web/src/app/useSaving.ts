/** Settings in a draft: what was changed is saved whole or taken back, and leaving it asks first. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

type Saving<Draft, Change> = {
  /** What is kept. */
  before: Draft;
  /** What would be sent; nothing while the draft says what is kept. */
  changeOf: (draft: Draft) => Change | null;
  save: (change: Change) => Promise<unknown>;
};

export function useSaving<Draft extends object, Change>({ before, changeOf, save }: Saving<Draft, Change>) {
  const [draft, setDraft] = useState(before);
  const saving = useMutation({ mutationFn: save });
  const change = changeOf(draft);
  useUnsaved(change !== null && !saving.isPending);
  return {
    draft,
    setDraft,
    edit: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    save: saving.mutate,
    /** For the bar below. */
    bar: {
      isDirty: change !== null,
      busy: saving.isPending,
      error: saving.error,
      onSave: () => change && saving.mutate(change),
      onReset: () => {
        setDraft(before);
        saving.reset();
      },
    },
  };
}
