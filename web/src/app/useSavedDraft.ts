/** What is written as a whole: saved by itself after a pause, on the revision that is known, and taken back step by step. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ApiProblem } from "@learnt/ui/http/problem";
import { useCallback, useEffect, useRef, useState } from "react";

const PAUSE = 800;
const MOST_STEPS = 50;

type Options<Draft, Saved extends { revision: number }> = {
  /** What stands there at first. */
  start: Draft;
  /** The latest revision that is known. */
  revision: number;
  send: (revision: number, draft: Draft) => Promise<Saved>;
  /** Takes over what the server answered. */
  accept: (saved: Saved) => void;
};

export type SavedDraft<Draft> = {
  draft: Draft;
  edit: (part: Partial<Draft>) => void;
  undo: () => void;
  canUndo: boolean;
  /** Sends what is not saved yet; fails where that fails. */
  flush: () => Promise<void>;
  error: unknown;
  isDirty: boolean;
  /** The one that the next change names. */
  revision: () => number;
  /** The one that another change by this screen made. */
  know: (revision: number) => void;
};

export function useSavedDraft<Draft, Saved extends { revision: number }>(
  options: Options<Draft, Saved>,
): SavedDraft<Draft> {
  const [draft, setDraft] = useState(options.start);
  const [error, setError] = useState<unknown>(null);
  const [isDirty, setDirty] = useState(false);
  const past = useRef<Draft[]>([]);
  const state = useRef({ draft, revision: options.revision, isDirty: false });
  const sending = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(options);
  latest.current = options;

  // Somebody else saved meanwhile. Who wrote nothing sees that; who did keeps the revision that they wrote on, so that their next save
  // is told of it and overwrites nothing.
  useEffect(() => {
    if (options.revision <= state.current.revision || state.current.isDirty || sending.current) return;
    state.current.revision = options.revision;
    const { start } = latest.current;
    if (JSON.stringify(start) === JSON.stringify(state.current.draft)) return;
    past.current = [];
    state.current.draft = start;
    setDraft(start);
  }, [options.revision]);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    await sending.current;
    if (!state.current.isDirty) return;
    state.current.isDirty = false;
    const send = async () => {
      try {
        const saved = await latest.current.send(state.current.revision, state.current.draft);
        state.current.revision = saved.revision;
        latest.current.accept(saved);
        setError(null);
        setDirty(state.current.isDirty);
      } catch (failure) {
        state.current.isDirty = true;
        setError(failure);
        // A line that was lost comes back; what was refused waits for the next edit.
        if (failure instanceof ApiProblem && failure.status === 0)
          timer.current = setTimeout(() => flush().catch(() => undefined), 5000);
        throw failure;
      } finally {
        sending.current = null;
      }
    };
    sending.current = send();
    await sending.current;
  }, []);

  const put = (next: Draft) => {
    state.current.draft = next;
    state.current.isDirty = true;
    setDraft(next);
    setDirty(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flush().catch(() => undefined), PAUSE);
  };
  const edit = (part: Partial<Draft>) => {
    past.current = [...past.current.slice(1 - MOST_STEPS), state.current.draft];
    put({ ...state.current.draft, ...part });
  };
  const undo = () => {
    const before = past.current.pop();
    if (before) put(before);
  };
  useEffect(
    () => () => {
      flush().catch(() => undefined);
    },
    [flush],
  );
  useUnsaved(isDirty);
  return {
    draft,
    edit,
    undo,
    canUndo: past.current.length > 0,
    flush,
    error,
    isDirty,
    revision: () => state.current.revision,
    know: (revision) => {
      state.current.revision = Math.max(state.current.revision, revision);
    },
  };
}
