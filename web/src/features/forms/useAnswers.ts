/** Answers as they are typed: kept on the device at once, on the server a moment later, and again when the line is back. */
import { differences } from "@learnt/ui/base/rebase";
import { useCallback, useEffect, useState } from "react";
import { classifySaveError } from "../../api/problem";
import { Autosave } from "../../app/autosave";
import { browserStorage } from "../../app/browserStorage";
import { useUser } from "../../app/me";
import type { Answers, Submission } from "./model";
import { readSubmission, saveAnswers } from "./queries";

type StoredAnswers = { revision: number; answers: Answers };

function readStored(key: string): StoredAnswers | null {
  try {
    return JSON.parse(browserStorage()?.getItem(key) ?? "null") as StoredAnswers | null;
  } catch {
    return null;
  }
}

export function useAnswers(submission: Submission) {
  const key = `learnt.form.${useUser().uid}.${submission.id}`;
  const [, rerender] = useState(0);
  const [engine] = useState(() => {
    const keep = (answers: Answers | null, revision: number) => {
      try {
        if (answers) browserStorage()?.setItem(key, JSON.stringify({ revision, answers }));
        else browserStorage()?.removeItem(key);
      } catch {
        // A device without room: the server has it in a moment.
      }
    };
    const autosave = new Autosave<Answers, { revision: number }>(
      {
        send: (revision, answers) => saveAnswers(submission.id, revision, answers),
        classifyError: classifySaveError,
        changed: () => {
          keep(autosave.isDirty ? autosave.doc : null, autosave.revision);
          rerender((count) => count + 1);
        },
      },
      submission.revision,
      submission.answers as Answers,
    );
    return autosave;
  });

  useEffect(() => {
    // What was typed on this device and did not get through is newer than what the server has of the same revision.
    const stored = readStored(key);
    if (stored?.revision === engine.revision && !engine.isDirty) engine.write(stored.answers, true);
    const retry = () => engine.retry();
    const hidden = () => {
      if (document.visibilityState === "hidden") engine.retry();
    };
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", hidden);
      engine.flush().catch(() => undefined);
    };
  }, [engine, key]);

  const change = useCallback(
    (field: string, value: unknown) => engine.write({ ...engine.doc, [field]: value }),
    [engine],
  );

  return {
    answers: engine.doc,
    change,
    state: engine.state,
    error: engine.problem,
    isDirty: engine.isDirty,
    /** Sends what is not saved yet, and goes on where that cannot be. */
    flush: () => engine.flush().catch(() => undefined),
    retry: () => engine.retry(),
    revision: () => engine.revision,
    keepMine: async () => engine.keepMine((await readSubmission(submission.id)).revision),
    takeTheirs: async () => {
      const now = await readSubmission(submission.id);
      engine.take(now.answers as Answers, now.revision);
    },
    both: async () => differences(engine.doc, (await readSubmission(submission.id)).answers as Answers),
    /** Everything got through. */
    done: () => engine.take(engine.doc, engine.revision),
  };
}
