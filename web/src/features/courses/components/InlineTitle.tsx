/** A title that is edited where it stands: sent when it is left or Enter is pressed, back as it was on Escape. */
import { isEnter } from "@learnt/ui/base/keys";
import { type KeyboardEvent, useEffect, useState } from "react";

type Props = { value: string; label: string; disabled: boolean; onChange: (value: string) => void };

export function InlineTitle({ value, label, disabled, onChange }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);

  const leave = () => {
    const next = text.trim();
    if (!next) setText(value);
    else if (next !== value) onChange(next);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isEnter(event)) event.currentTarget.blur();
    if (event.key === "Escape") {
      event.stopPropagation();
      setText(value);
    }
  };
  return (
    <input
      className="course-inline"
      dir="auto"
      aria-label={label}
      value={text}
      maxLength={200}
      readOnly={disabled}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={keys}
    />
  );
}
