/** The draft for the parts of the builder, and the pause after which what is typed is sent. */
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
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
import { CourseDraft, remainingPatch } from "./courseDraft";
import type { Course } from "./model";

export const CourseDraftContext = createContext<CourseDraft | null>(null);

export function useCreateCourseDraft(course: Course): CourseDraft {
  const queryClient = useQueryClient();
  const [draft] = useState(() => new CourseDraft(course.id, course, queryClient));
  useSyncExternalStore(draft.subscribe, draft.snapshot);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!draft.isDirty) return;
      draft.flush();
      event.preventDefault();
    };
    const online = () => draft.again();
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", online);
    };
  }, [draft]);
  return draft;
}

export function useCourseDraft(): CourseDraft {
  const draft = useContext(CourseDraftContext);
  if (!draft) throw new Error("A part of the builder needs the draft above it.");
  useSyncExternalStore(draft.subscribe, draft.snapshot);
  return draft;
}

/** Whether the draft takes edits: not after somebody else changed it, until theirs was loaded. What was typed stays to be read. */
export function useCanEdit(course: Course): boolean {
  return useCourseDraft().saving !== "stale" && course.can.edit;
}

/**
 * Gathers what is typed and sends it after a pause, when the field is left, and when the editor closes.
 * What did not get through for a reason that passes is kept and sent again.
 */
export function useAutosave<Patch extends object>(send: (patch: Patch) => Promise<unknown>, pause = 800) {
  const draft = useCourseDraft();
  const pendingPatch = useRef<Patch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refused = useRef(new Set<string>());
  const isUnmounted = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const { toFailure } = useKit();
  const explaining = useRef(toFailure);
  explaining.current = toFailure;
  const sending = useRef(send);
  sending.current = send;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const patch = pendingPatch.current;
    pendingPatch.current = null;
    draft.typing(flush, false);
    if (!patch) return;
    const through = () => {
      for (const field of Object.keys(patch)) refused.current.delete(field);
      if (refused.current.size > 0) return;
      draft.failing(flush, false);
      setError(null);
    };
    const stopped = (failure: unknown) => {
      const rest = remainingPatch(patch, failure);
      // A refusal is shown at its field; without the field there is only a word to leave behind.
      if (isUnmounted.current && !rest.again) {
        toast.error(explaining.current(failure).message);
        draft.failing(flush, false);
        return;
      }
      for (const field of rest.refused) refused.current.add(field);
      draft.failing(flush, true);
      setError(failure);
      if (!rest.again) return;
      // What was typed since is newer.
      pendingPatch.current = { ...rest.again, ...pendingPatch.current } as Patch;
      draft.typing(flush, true);
      if (rest.passing) draft.later();
      else timer.current = setTimeout(flush, pause);
    };
    sending.current(patch).then(through, stopped);
  }, [draft, pause]);

  const change = useCallback(
    (patch: Patch) => {
      pendingPatch.current = { ...pendingPatch.current, ...patch } as Patch;
      draft.typing(flush, true);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, pause);
    },
    [draft, flush, pause],
  );

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      flush();
      // What was refused goes with the field in which it stands.
      refused.current.clear();
      draft.failing(flush, false);
    };
  }, [draft, flush]);
  return { change, flush, error };
}
