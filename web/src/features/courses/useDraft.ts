/** The draft for the parts of the builder, and the pause after which what is typed is sent. */
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Draft } from "./draft";
import type { Course } from "./model";

export const DraftContext = createContext<Draft | null>(null);

export function useOwnDraft(course: Course): Draft {
  const queries = useQueryClient();
  const [draft] = useState(() => new Draft(course.id, course, queries));
  useSyncExternalStore(draft.subscribe, draft.snapshot);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!draft.isDirty) return;
      draft.flush();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [draft]);
  return draft;
}

export function useDraft(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error("A part of the builder needs the draft above it.");
  useSyncExternalStore(draft.subscribe, draft.snapshot);
  return draft;
}

/** Gathers what is typed and sends it after a pause, when the field is left, and when the editor closes. */
export function useAutosave<Patch extends object>(send: (patch: Patch) => Promise<unknown>, pause = 800) {
  const draft = useDraft();
  const held = useRef<Patch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [error, setError] = useState<unknown>(null);
  const sending = useRef(send);
  sending.current = send;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const patch = held.current;
    held.current = null;
    draft.typing(flush, false);
    if (!patch) return;
    sending.current(patch).then(() => setError(null), setError);
  }, [draft]);

  const change = useCallback(
    (patch: Patch) => {
      held.current = { ...held.current, ...patch } as Patch;
      draft.typing(flush, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pause);
    },
    [draft, flush, pause],
  );

  useEffect(() => flush, [flush]);
  return { change, flush, error };
}
