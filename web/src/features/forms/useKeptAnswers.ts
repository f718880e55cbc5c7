/** Anonymous answers while they are typed: they stay in this window, over a reload too, until they are submitted; the server gets nothing. */
import { useState } from "react";
import { type Answers, newId } from "./model";

type Kept = { id: string; answers: Answers };

/** Where it is closed (a private window) there is none. */
export function sessionNotes(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function readKept(key: string, from: Pick<Storage, "getItem"> | null): Kept {
  try {
    const kept = JSON.parse(from?.getItem(key) ?? "null") as Kept | null;
    if (kept?.id && kept.answers) return kept;
  } catch {
    // What cannot be read is begun anew.
  }
  return { id: newId(), answers: {} };
}

export function useKeptAnswers(formId: string) {
  const key = `learnt.form.anonymous.${formId}`;
  const [kept, setKept] = useState(() => readKept(key, sessionNotes()));
  const change = (field: string, value: unknown) =>
    setKept((before) => {
      const now = { ...before, answers: { ...before.answers, [field]: value } };
      try {
        sessionNotes()?.setItem(key, JSON.stringify(now));
      } catch {
        // A device without room: they stay as long as the page does.
      }
      return now;
    });
  return { ...kept, change, done: () => sessionNotes()?.removeItem(key) };
}
