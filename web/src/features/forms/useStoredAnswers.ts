/** Anonymous answers while they are typed: they stay in this window, over a reload too, until they are submitted; the server gets nothing. */
import { useState } from "react";
import { type Answers, newId } from "./model";

type StoredAnswers = { id: string; answers: Answers };

/** Where it is closed (a private window) there is none. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function readStoredAnswers(key: string, from: Pick<Storage, "getItem"> | null): StoredAnswers {
  try {
    const stored = JSON.parse(from?.getItem(key) ?? "null") as StoredAnswers | null;
    if (stored?.id && stored.answers) return stored;
  } catch {
    // What cannot be read is begun anew.
  }
  return { id: newId(), answers: {} };
}

export function useStoredAnswers(formId: string) {
  const key = `learnt.form.anonymous.${formId}`;
  const [stored, setStored] = useState(() => readStoredAnswers(key, tabStorage()));
  const change = (field: string, value: unknown) =>
    setStored((before) => {
      const now = { ...before, answers: { ...before.answers, [field]: value } };
      try {
        tabStorage()?.setItem(key, JSON.stringify(now));
      } catch {
        // A device without room: they stay as long as the page does.
      }
      return now;
    });
  return { ...stored, change, done: () => tabStorage()?.removeItem(key) };
}
