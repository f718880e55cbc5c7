/**
 * Settings in a draft: what was changed is saved whole or taken back, and leaving it asks first. When what is saved changes, the
 * draft follows; what was typed here since, while it was being saved or beside somebody else, stays.
 */
import { useState } from "react";
import { isChangedMeanwhile } from "../http/problem";
import { useUnsaved } from "./unsaved";
import { useRebasedDraft } from "./useRebasedDraft";

type Saving<Draft, Change> = {
  /** What is saved. */
  before: Draft;
  /** What would be sent; nothing while the draft says what is saved. */
  changeOf: (draft: Draft) => Change | null;
  /** What it answers is in the cache when it is done. */
  save: (change: Change) => Promise<unknown>;
  /** Asks for what is saved now: somebody else saved meanwhile. */
  refetch?: () => unknown;
};

export function useSaving<Draft extends object, Change>({
  before,
  changeOf,
  save,
  refetch,
}: Saving<Draft, Change>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { draft, setDraft, conflict, sending, answered, discard } = useRebasedDraft(before, busy);
  const send = async (change: Change) => {
    setBusy(true);
    setError(null);
    sending();
    try {
      await save(change);
      answered(true);
    } catch (failure) {
      answered(false);
      setError(failure);
      if (isChangedMeanwhile(failure)) await refetch?.();
    } finally {
      setBusy(false);
    }
  };
  const change = changeOf(draft);
  useUnsaved(change !== null && !busy);
  return {
    draft,
    setDraft,
    edit: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    save: (change: Change) => void send(change),
    /** For the bar below. */
    bar: {
      isDirty: change !== null,
      busy,
      error,
      conflict,
      onSave: () => {
        if (change !== null) void send(change);
      },
      onReset: () => {
        discard();
        setError(null);
      },
    },
  };
}
