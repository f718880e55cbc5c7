/** A text that is kept a moment after it was typed, and at once when it is left. */
import { isEnter } from "@learnt/ui/base/keys";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 600;

export function useEditableText(saved: string, save: (text: string) => void) {
  const [text, setText] = useState(saved);
  const lastReported = useRef(saved);
  const latest = useRef({ text, save });
  latest.current = { text, save };
  if (saved !== lastReported.current && text === lastReported.current) {
    // Somebody else, or an undo, changed it; nothing was typed here meanwhile.
    lastReported.current = saved;
    setText(saved);
  }
  const flush = () => {
    const now = latest.current;
    if (now.text === lastReported.current) return;
    lastReported.current = now.text;
    now.save(now.text);
  };
  const flushing = useRef(flush);
  flushing.current = flush;
  useEffect(() => {
    if (text === lastReported.current) return;
    const timer = setTimeout(() => flushing.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => flushing.current(), []);
  useUnsaved(text !== lastReported.current);
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
export function EditableLine({ value, onSave, label, maxLength = 200, autoFocus }: Props) {
  const { text, setText, flush } = useEditableText(value, (input) => input.trim() && onSave(input.trim()));
  return (
    <input
      className="kit-input"
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

export function EditableText({ value, onSave, label, maxLength = 5000 }: Props) {
  const { text, setText, flush } = useEditableText(value, onSave);
  return (
    <textarea
      className="kit-input kit-textarea"
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
