/** A document that an editor shows: saved by itself (see autosave.ts), taken back step by step, and settled where two wrote at once. */
import { differences, type MergeConflict } from "@learnt/ui/base/rebase";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useEffect, useRef, useState } from "react";
import { classifySaveError } from "../api/problem";
import { Autosave, type SaveState } from "./autosave";

const MAX_STEPS = 50;

type Options<Draft, Saved extends { revision: number }> = {
  /** What stands there at first. */
  start: Draft;
  /** The latest revision that is known. */
  revision: number;
  send: (revision: number, draft: Draft) => Promise<Saved>;
  /** Takes over what the server answered. */
  accept: (saved: Saved) => void;
  /** What the server has now. */
  read: () => Promise<{ revision: number; draft: Draft }>;
};

export type SavedDraft<Draft> = {
  draft: Draft;
  /** What changes; of what stands there at that moment, where that matters. */
  edit: (part: Partial<Draft> | ((now: Draft) => Partial<Draft>)) => void;
  undo: () => void;
  canUndo: boolean;
  /** Sends what is not saved yet; fails where that fails. */
  flush: () => Promise<void>;
  state: SaveState;
  error: unknown;
  isDirty: boolean;
  retry: () => void;
  /** Two wrote at once: what was written here goes over the other. */
  keepMine: () => Promise<void>;
  /** Two wrote at once: what was written here is given up. Undoing brings it back. */
  takeTheirs: () => Promise<void>;
  /** Two wrote at once: in what they differ. */
  both: () => Promise<readonly MergeConflict[]>;
  /** The one that the next change names. */
  revision: () => number;
  /** The one that another change by this screen made. */
  know: (revision: number) => void;
};

export function useSavedDraft<Draft extends object, Saved extends { revision: number }>(
  options: Options<Draft, Saved>,
): SavedDraft<Draft> {
  const latest = useRef(options);
  latest.current = options;
  const [, rerender] = useState(0);
  const past = useRef<Draft[]>([]);
  const [engine] = useState(
    () =>
      new Autosave<Draft, Saved>(
        {
          send: (revision, draft) => latest.current.send(revision, draft),
          accept: (saved) => latest.current.accept(saved),
          classifyError: classifySaveError,
          changed: () => rerender((count) => count + 1),
        },
        options.revision,
        options.start,
      ),
  );

  // Somebody else saved meanwhile. Who wrote nothing sees that; who did keeps the revision that they wrote on, so that their next save
  // is told of it and overwrites nothing.
  useEffect(() => {
    if (options.revision <= engine.revision || engine.isDirty || engine.isSending) return;
    const { start } = latest.current;
    if (JSON.stringify(start) === JSON.stringify(engine.doc)) engine.know(options.revision);
    else {
      past.current = [];
      engine.take(start, options.revision);
    }
  }, [engine, options.revision]);

  useEffect(() => {
    const retry = () => engine.retry();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      engine.flush().catch(() => undefined);
    };
  }, [engine]);
  useUnsaved(engine.isDirty, () => engine.flush());

  const remember = () => {
    past.current = [...past.current.slice(1 - MAX_STEPS), engine.doc];
  };
  return {
    draft: engine.doc,
    edit: (part) => {
      remember();
      const changed = typeof part === "function" ? part(engine.doc) : part;
      engine.write({ ...engine.doc, ...changed });
    },
    undo: () => {
      const before = past.current.pop();
      if (before) engine.write(before);
    },
    canUndo: past.current.length > 0,
    flush: () => engine.flush(),
    state: engine.state,
    error: engine.problem,
    isDirty: engine.isDirty,
    retry: () => engine.retry(),
    keepMine: async () => engine.keepMine((await latest.current.read()).revision),
    takeTheirs: async () => {
      const { revision, draft } = await latest.current.read();
      remember();
      engine.take(draft, revision);
    },
    both: async () => differences(engine.doc, (await latest.current.read()).draft),
    revision: () => engine.revision,
    know: (revision) => engine.know(revision),
  };
}
