/** What a marker has written and not decided yet: it stays in this window, over a reload, the next submission and a colleague who was quicker. */
import { useState } from "react";
import type { Answers } from "./model";
import { tabStorage } from "./useStoredAnswers";

export type MarkingDraft = {
  comment: string;
  comments: Record<string, string>;
  marks: Record<string, number | string>;
  /** What is for markers only to fill in. */
  answers: Answers;
};

const blank: MarkingDraft = { comment: "", comments: {}, marks: {}, answers: {} };

export function readMarking(key: string, from: Pick<Storage, "getItem"> | null): MarkingDraft {
  try {
    return { ...blank, ...(JSON.parse(from?.getItem(key) ?? "{}") as Partial<MarkingDraft>) };
  } catch {
    // What cannot be read is begun anew.
    return blank;
  }
}

/** All that was written in words, in the order of the desk. */
export const commentTexts = ({ comment, comments }: MarkingDraft): string[] =>
  [comment, ...Object.values(comments)].filter((text) => text.trim() !== "");

/** Of this submission and this marker: who signs in next in the same window finds nothing of it. */
export function useMarkingDraft(submissionId: string, marker: string) {
  const key = `learnt.form.marking.${marker}.${submissionId}`;
  const [draft, setDraft] = useState(() => readMarking(key, tabStorage()));
  const [isSent, setSent] = useState(false);
  const change = (part: Partial<MarkingDraft>) => {
    setSent(false);
    setDraft((before) => {
      const now = { ...before, ...part };
      try {
        tabStorage()?.setItem(key, JSON.stringify(now));
      } catch {
        // A device without room: it stays as long as the page does.
      }
      return now;
    });
  };
  const forget = () => tabStorage()?.removeItem(key);
  return {
    draft,
    change,
    /** It has arrived; what the marker sees stays until they go on. */
    sent: () => {
      forget();
      setSent(true);
    },
    discard: () => {
      forget();
      setDraft(blank);
    },
    unsent: isSent ? [] : commentTexts(draft),
  };
}
