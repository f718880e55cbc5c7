/** A form that stays open while what is saved changes: by its own save, or because somebody else saved. */
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { isEqual, type MergeConflict, rebaseWithConflicts, remainingConflicts } from "../base/rebase";
import { acceptTheirs, type Conflict } from "../base/useRebasedDraft";

type SubmittedValues<Values> = { values: Values; isSaved: boolean };

/**
 * Fields that were not edited since they were loaded follow `saved`; edited ones keep what was typed. What a save sent counts as
 * not edited once it is saved, and what was typed while it ran stays.
 */
export function useRebasedForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  saved: Input | undefined,
) {
  const base = useRef(saved);
  const sent = useRef<SubmittedValues<Input> | null>(null);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);
  const { isSubmitting } = form.formState;

  const show = (values: Input, names: readonly string[]) => {
    for (const name of names)
      form.setValue(name as Path<Input>, values[name] as PathValue<Input, Path<Input>>, {
        shouldDirty: true,
      });
  };

  useEffect(() => {
    if (saved === undefined || isSubmitting || isEqual(base.current, saved)) return;
    const own = sent.current?.isSaved ? sent.current.values : null;
    sent.current = null;
    const from = own ?? base.current ?? saved;
    base.current = saved;
    const now = form.getValues();
    const [next, more] = rebaseWithConflicts(from, saved, now);
    const names = Object.keys(next);
    const edited = names.filter((name) => !isEqual(next[name], saved[name]));
    form.reset(saved, { keepValues: true, keepErrors: true, keepTouched: true, keepSubmitCount: true });
    // Fields that follow, and those that must be known as edited against what is saved now.
    show(
      next,
      names.filter((name) => edited.includes(name) || !isEqual(next[name], now[name])),
    );
    setConflicts((current) => (own ? [] : remainingConflicts(current, more, next, saved)));
  });

  const settle = () => setConflicts([]);
  const open = remainingConflicts(conflicts, [], form.getValues(), saved);
  const conflict: Conflict | null =
    saved && open.length > 0
      ? {
          conflicts: open,
          keepMine: settle,
          takeTheirs: () => {
            const names = new Set(open.flatMap(({ path }) => path.slice(0, 1)));
            show(acceptTheirs(form.getValues(), open), [...names]);
            settle();
          },
        }
      : null;
  return {
    conflict,
    /** A save begins with these values. */
    sending: (values: Input) => {
      sent.current = { values, isSaved: false };
    },
    /** It has succeeded or failed. */
    answered: (isSaved: boolean) => {
      if (!isSaved) sent.current = null;
      else if (sent.current) sent.current.isSaved = true;
    },
  };
}
