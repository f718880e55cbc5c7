/** A whole number in the editor of an activity. What is half typed, or cannot be saved, is not: the draft says so until it can be. */
import { isEnter } from "@learnt/ui/base/keys";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Activity } from "../model";
import { useCourseDraft } from "../useCourseDraft";

type FigureProps = {
  id: string;
  activity: Pick<Activity, "id" | "title">;
  /** Which of its activity it is. */
  name: string;
  label: string;
  unit?: string;
  value: number | null;
  min?: number;
  max: number;
  disabled: boolean;
  /** What is said of one that cannot be saved. */
  complaint?: string;
  /** What the server said of it. */
  error?: string | undefined;
  onChange: (value: number) => void;
  /** Where it may say nothing. */
  onEmpty?: () => void;
};

/** It is saved when it is finished: the field is left, or Enter is pressed. */
export function Figure(props: FigureProps) {
  const { id, activity, name, label, unit, value, min = 1, max, disabled, error, onChange, onEmpty } = props;
  const { t } = useTranslation("courses");
  const draft = useCourseDraft();
  const key = `${activity.id}.${name}`;
  const [text, setText] = useState(() => String(draft.typedIn(key)?.text ?? value ?? ""));
  const [left, setLeft] = useState(() => draft.typedIn(key) !== undefined);
  /** Null where it says nothing, and may. */
  const read = (text: string): number | null => {
    if (onEmpty && text.trim() === "") return null;
    return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  };
  const isFine = (number: number | null) => number === null || (number >= min && number <= max);
  const number = read(text);
  const isValid = isFine(number);
  const finish = () => {
    setLeft(true);
    if (!isValid || number === value) return;
    if (number === null) onEmpty?.();
    else onChange(number);
  };
  const finishing = useRef(finish);
  finishing.current = finish;
  // Whoever closes the tab or the editor in the middle has finished, too.
  const [flush] = useState(() => {
    const end = () => {
      draft.typing(end, false);
      finishing.current();
    };
    return end;
  });
  useEffect(() => () => draft.typing(flush, false), [draft, flush]);
  const type = (next: string) => {
    setText(next);
    setLeft(false);
    const input = read(next);
    draft.typing(flush, isFine(input) && input !== value);
    const field = { label: activity.title, tab: "content", activity: activity.id } as const;
    draft.invalid(key, isFine(input) ? null : { ...field, values: { text: next } });
  };
  const leave = () => {
    finish();
    draft.typing(flush, false);
  };
  const complaint = props.complaint ?? t("rule.figureWrong", { max: max });
  const message = error ?? (left && !isValid ? complaint : null);
  return (
    <div className="kit-field course-figure">
      <label className="kit-label" htmlFor={id}>
        {label}
      </label>
      <div className="kit-input-box">
        <input
          id={id}
          className="kit-input"
          inputMode="numeric"
          value={text}
          readOnly={disabled}
          aria-invalid={!isValid || error ? true : undefined}
          aria-describedby={message ? `${id}-wrong` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => isEnter(event) && leave()}
          onBlur={leave}
        />
        {unit && <span className="kit-affix">{unit}</span>}
      </div>
      {message && (
        <p className="kit-field-error" id={`${id}-wrong`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
