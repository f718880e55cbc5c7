/** Answers as they are typed: kept on the device at once, on the server a moment later, and again when the line is back. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useUser } from "../../app/me";
import type { Answers, Submission } from "./model";
import { saveAnswers } from "./queries";

const PAUSE = 800;

type Kept = { revision: number; answers: Answers };

function readKept(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export type Saving = "saved" | "saving" | "offline" | "conflict";

export function useAnswers(submission: Submission) {
  const key = `learnt.form.${useUser().uid}.${submission.id}`;
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = readKept(key);
    // What was typed on this device and did not get through is newer than what the server has of the same revision.
    return kept?.revision === submission.revision ? kept.answers : (submission.answers as Answers);
  });
  const [saving, setSaving] = useState<Saving>("saved");
  const now = useRef({ answers, revision: submission.revision, isDirty: false, isSending: false });
  now.current.answers = answers;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const sending = useRef<Promise<void>>(Promise.resolve());
  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const state = now.current;
    if (!state.isDirty || state.isSending) return;
    state.isDirty = false;
    state.isSending = true;
    setSaving("saving");
    try {
      const saved = await saveAnswers(submission.id, state.revision, state.answers);
      state.revision = saved.revision;
      if (state.isDirty)
        localStorage.setItem(key, JSON.stringify({ revision: saved.revision, answers: state.answers }));
      else localStorage.removeItem(key);
      setSaving(state.isDirty ? "saving" : "saved");
    } catch (error) {
      state.isDirty = true;
      setSaving((error as { status?: number }).status === 409 ? "conflict" : "offline");
    } finally {
      state.isSending = false;
    }
  }, [key, submission.id]);
  /** What is on its way arrives, and then what was typed since. */
  const flush = useCallback((): Promise<void> => {
    sending.current = sending.current.then(send);
    return sending.current;
  }, [send]);

  const change = useCallback(
    (field: string, value: unknown) => {
      setAnswers((before) => {
        const next = { ...before, [field]: value };
        try {
          localStorage.setItem(key, JSON.stringify({ revision: now.current.revision, answers: next }));
        } catch {
          // A device without room: the server has it in a moment.
        }
        return next;
      });
      now.current.isDirty = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush, key],
  );

  useEffect(() => {
    if (readKept(key)?.revision === submission.revision) now.current.isDirty = true;
    const again = () => void flush();
    const hidden = () => document.visibilityState === "hidden" && void flush();
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", hidden);
      void flush();
    };
  }, [flush, key, submission.revision]);

  return {
    answers,
    change,
    saving,
    flush,
    revision: () => now.current.revision,
    /** Everything got through. */
    done: () => {
      clearTimeout(timer.current);
      now.current.isDirty = false;
      localStorage.removeItem(key);
    },
  };
}
