/** A search input that waits for a pause in the typing. */
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useKit } from "../base/kit";

export type SearchBoxProps = {
  value: string;
  onChange: (text: string) => void;
  label: string;
  placeholder?: string | undefined;
  pause?: number;
};

export function SearchBox({ value, onChange, label, placeholder, pause = 250 }: SearchBoxProps) {
  const { t, isLeaving } = useKit();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const lastReported = useRef(value);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;

  // The address bar changed by other means (back button, "clear filters").
  useEffect(() => {
    if (value === lastReported.current) return;
    const before = lastReported.current;
    lastReported.current = value;
    // What was typed meanwhile is newer, and is told in a moment.
    setText((input) => (input === before ? value : input));
  }, [value]);

  useEffect(() => {
    if (text === lastReported.current) return;
    const timer = setTimeout(() => {
      if (isLeaving?.()) return;
      lastReported.current = text;
      latestOnChange.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause, isLeaving]);

  // Nothing to wait for, and the next word is typed where this one stood.
  const clear = () => {
    setText("");
    lastReported.current = "";
    latestOnChange.current("");
    input.current?.focus();
  };

  return (
    <div className="kit-input-box kit-search">
      <span className="kit-affix">
        <Search aria-hidden="true" />
      </span>
      <input
        ref={input}
        className="kit-input"
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <button
          type="button"
          className="kit-affix kit-affix-button"
          aria-label={t("clearSearch")}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
