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
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;

  // The address bar changed by other means (back button, "clear filters").
  useEffect(() => {
    if (value === told.current) return;
    const before = told.current;
    told.current = value;
    // What was typed meanwhile is newer, and is told in a moment.
    setText((typed) => (typed === before ? value : typed));
  }, [value]);

  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => {
      if (isLeaving?.()) return;
      told.current = text;
      tell.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, pause, isLeaving]);

  // Nothing to wait for, and the next word is typed where this one stood.
  const clear = () => {
    setText("");
    told.current = "";
    tell.current("");
    input.current?.focus();
  };

  return (
    <div className="lt-input-box lt-search">
      <span className="lt-affix">
        <Search aria-hidden="true" />
      </span>
      <input
        ref={input}
        className="lt-input"
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <button
          type="button"
          className="lt-affix lt-affix-button"
          aria-label={t("clearSearch")}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
