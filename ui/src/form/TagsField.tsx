/** A list of short texts, typed one after the other; suggestions come as a datalist. */

import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { isComposing } from "../base/keys";
import { useKit } from "../base/kit";
import { Field, type FieldProps } from "./Field";

/** The browser tells a choice from its list apart from typing: by a word of its own, or by none. */
const isChosen = (event: Event): boolean => {
  const { inputType } = event as InputEvent;
  return inputType === undefined || inputType === "insertReplacementText";
};

export type TagsProps = {
  value: readonly string[];
  onChange: (next: string[]) => void;
  onBlur?: () => void;
  suggestions?: readonly string[];
  onSearch?: (text: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | undefined;
  /** How a value is shown, where it is a code. */
  labelOf?: (value: string) => string;
};

export function TagsInput({
  value,
  onChange,
  onBlur,
  suggestions,
  onSearch,
  placeholder,
  disabled,
  labelOf = (v) => v,
  ...rest
}: TagsProps) {
  const { t } = useKit();
  const list = useId();
  const [text, setText] = useState("");

  const add = (raw: string) => {
    const next = raw
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter((part) => part && !value.includes(part));
    if (next.length) onChange([...value, ...new Set(next)]);
    setText("");
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    if (event.key === "Enter" || event.key === ",") {
      if (!text.trim()) return;
      event.preventDefault();
      add(text);
    }
    if (event.key === "Backspace" && text === "" && value.length) onChange(value.slice(0, -1));
  };

  return (
    <div className="kit-tags" data-disabled={disabled || undefined}>
      {value.map((tag) => (
        <span key={tag} className="kit-tag">
          {labelOf(tag)}
          {!disabled && (
            <button
              type="button"
              aria-label={t("removeItem", { item: labelOf(tag) })}
              onClick={() => onChange(value.filter((other) => other !== tag))}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      <input
        {...rest}
        list={suggestions ? list : undefined}
        value={text}
        disabled={disabled}
        placeholder={value.length ? undefined : placeholder}
        onChange={(event) => {
          const next = event.target.value;
          if (suggestions?.includes(next) && isChosen(event.nativeEvent)) add(next);
          else {
            setText(next);
            onSearch?.(next);
          }
        }}
        onKeyDown={keys}
        onBlur={() => {
          add(text);
          onBlur?.();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[,;\n]/.test(pasted)) return;
          event.preventDefault();
          add(text + pasted);
        }}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions
            .filter((option) => !value.includes(option))
            .map((option) => (
              <option key={option} value={option}>
                {labelOf(option)}
              </option>
            ))}
        </datalist>
      )}
    </div>
  );
}

export type TagsFieldProps = FieldProps &
  Pick<TagsProps, "suggestions" | "placeholder" | "disabled" | "onSearch" | "labelOf">;

export function TagsField({
  suggestions,
  placeholder,
  disabled,
  onSearch,
  labelOf,
  ...field
}: TagsFieldProps) {
  return (
    <Field {...field}>
      {({ field: { value, onChange, onBlur }, inputProps }) => (
        <TagsInput
          {...inputProps}
          value={(value as string[] | undefined) ?? []}
          onChange={onChange}
          onBlur={onBlur}
          suggestions={suggestions}
          placeholder={placeholder}
          disabled={disabled}
          onSearch={onSearch}
          labelOf={labelOf}
        />
      )}
    </Field>
  );
}
