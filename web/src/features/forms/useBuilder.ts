/** A form as it is built: saved by itself after a pause, on the revision that is known, and taken back step by step. */
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ApiProblem } from "@learnt/ui/http/problem";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Content, Form, Kind, Settings } from "./model";
import { saveForm, useAcceptForm } from "./queries";

export type Draft = {
  title: string;
  description: string;
  category: string;
  tags: string[];
  kind: Kind;
  content: Content;
  settings: Settings;
};

export const draftOf = (form: Form): Draft => ({
  title: form.title,
  description: form.description,
  category: form.category,
  tags: form.tags,
  kind: form.kind,
  content: form.content as Content,
  settings: form.settings,
});

const PAUSE = 800;
const MOST_STEPS = 50;

export function useBuilder(form: Form) {
  const accept = useAcceptForm();
  const [draft, setDraft] = useState(() => draftOf(form));
  const [error, setError] = useState<unknown>(null);
  const [isDirty, setDirty] = useState(false);
  const past = useRef<Draft[]>([]);
  const state = useRef({ draft, revision: form.revision, isDirty: false });
  const sending = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  state.current.revision = Math.max(state.current.revision, form.revision);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    await sending.current;
    if (!state.current.isDirty) return;
    state.current.isDirty = false;
    const send = async () => {
      try {
        const saved = await saveForm(form.id, state.current.revision, state.current.draft);
        state.current.revision = saved.revision;
        accept(saved);
        setError(null);
        setDirty(state.current.isDirty);
      } catch (failure) {
        state.current.isDirty = true;
        setError(failure);
        // A line that was lost comes back; what was refused waits for the next edit.
        if (failure instanceof ApiProblem && failure.status === 0)
          timer.current = setTimeout(() => void flush(), 5000);
        throw failure;
      } finally {
        sending.current = null;
      }
    };
    sending.current = send();
    await sending.current;
  }, [accept, form.id]);

  const put = (next: Draft) => {
    state.current.draft = next;
    state.current.isDirty = true;
    setDraft(next);
    setDirty(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => flush().catch(() => undefined), PAUSE);
  };
  const edit = (part: Partial<Draft>) => {
    past.current = [...past.current.slice(1 - MOST_STEPS), draft];
    put({ ...draft, ...part });
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
  };
}

export type Builder = ReturnType<typeof useBuilder>;
