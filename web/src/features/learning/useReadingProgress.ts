/** A page or document that is completed by going on from its end: whether that end was reached, and long enough after it was opened. */
import { useEffect, useRef, useState } from "react";
import { type Activity, isRead } from "./model";

export type ReadingProgress = {
  /** Why it cannot be gone on from yet: a key of the catalogue. */
  waits: "player.readFirst" | "player.readLonger" | null;
  /** Stands behind the content: where it is seen, the end is. */
  end: (element: HTMLElement | null) => void;
};

/** The last page of a document is its end, wherever one looks at it. */
function isAtLastPage(activity: Activity): boolean | null {
  if (activity.type !== "document") return null;
  const pages = (activity as Activity<"document">).content?.pages ?? null;
  return pages === null ? null : (activity.resume.page ?? 1) >= pages;
}

export function useReadingProgress(activity: Activity | undefined): ReadingProgress {
  const id = activity?.id;
  const [seen, setSeen] = useState<string>();
  const [ready, setReady] = useState<string>();
  const watcher = useRef<IntersectionObserver>(undefined);
  const seconds = activity?.readyInSeconds ?? 0;
  const opened = useRef({ id, seconds });
  // Counted from when it was opened here: an answer of the server meanwhile does not begin it anew.
  if (opened.current.id !== id) opened.current = { id, seconds };

  useEffect(() => {
    if (id === undefined) return;
    const wait = opened.current.seconds;
    const timer = setTimeout(() => setReady(id), wait * 1000 + (wait > 0 ? 500 : 0));
    return () => clearTimeout(timer);
  }, [id]);

  const [end] = useState(() => (element: HTMLElement | null) => {
    watcher.current?.disconnect();
    const activityId = element?.dataset.activity;
    if (!element || !activityId) return;
    watcher.current = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(activityId);
    });
    watcher.current.observe(element);
  });

  if (!activity || !isRead(activity)) return { waits: null, end };
  const isAtEnd = isAtLastPage(activity) ?? seen === id;
  if (!isAtEnd) return { waits: "player.readFirst", end };
  return { waits: ready === id ? null : "player.readLonger", end };
}
