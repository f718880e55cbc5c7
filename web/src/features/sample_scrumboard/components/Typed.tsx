/** A text that is kept a moment after it was typed, and at once when it is left. */
import { isEnter } from "@learnt/ui/base/keys";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 600;

export function useTyped(kept: string, save: (text: string) => void) {
  const [text, setText] = useState(kept);
  const told = useRef(kept);
  const latest = useRef({ text, save });
  latest.current = { text, save };
  if (kept !== told.current && text === told.current) {
    // Somebody else, or an undo, changed it; nothing was typed here meanwhile.
    told.current = kept;
    setText(kept);
  }
  const flush = () => {
    const now = latest.current;
    if (now.text === told.current) return;
    told.current = now.text;
    now.save(now.text);
  };
  const flushing = useRef(flush);
  flushing.current = flush;
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => flushing.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => flushing.current(), []);
  useUnsaved(text !== told.current);
  return { text, setText, flush };
}

type Props = {
  value: string;
  onSave: (text: string) => void;
  label: string;
  maxLength?: number;
  autoFocus?: boolean;
};

/** One line. Empty is not kept: the name of before comes back. */
export function TypedLine({ value, onSave, label, maxLength = 200, autoFocus }: Props) {
  const { text, setText, flush } = useTyped(value, (typed) => typed.trim() && onSave(typed.trim()));
  return (
    <input
      className="lt-input"
      dir="auto"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      // biome-ignore lint/a11y/noAutofocus: only where somebody asked to change it
      autoFocus={autoFocus}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (text.trim()) flush();
        else setText(value);
      }}
      onKeyDown={(event) => {
        if (isEnter(event)) event.currentTarget.blur();
      }}
    />
  );
}

export function TypedText({ value, onSave, label, maxLength = 5000 }: Props) {
  const { text, setText, flush } = useTyped(value, onSave);
  return (
    <textarea
      className="lt-input lt-textarea"
      dir="auto"
      rows={4}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={flush}
    />
  );
}
