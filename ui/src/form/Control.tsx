/** Controls with their label, hint and mistake that belong to no form: whoever holds the value hands it in, and hears of each change. */
import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldFrameProps } from "./FieldFrame";
import { type Choice, Select } from "./SelectField";

type ControlProps = Omit<FieldFrameProps, "hideLabel" | "aside">;

type TextControlProps = ControlProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "value" | "onChange" | "children"> & {
    value: string;
    onChange: (value: string) => void;
    /** Given, several lines may be written. */
    rows?: number;
  };

/** Words, a day, a number: whatever the `type` says. */
export function TextControl({
  label,
  hint,
  error,
  optional = false,
  id,
  value,
  onChange,
  rows,
  ...input
}: TextControlProps) {
  const isText = input.type === undefined || input.type === "text";
  const { maxLength, placeholder, disabled, readOnly, dir = isText ? "auto" : undefined } = input;
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(parts) =>
        rows ? (
          <textarea
            {...{ maxLength, placeholder, disabled, readOnly, dir, rows, value }}
            {...parts}
            className="kit-input kit-textarea"
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            autoComplete="off"
            {...input}
            {...parts}
            className="kit-input"
            dir={dir}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

type SelectControlProps = ControlProps & {
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
};

export function SelectControl({
  value,
  onChange,
  choices,
  placeholder,
  disabled,
  ...control
}: SelectControlProps) {
  return (
    <FieldFrame {...control}>
      {(parts) => (
        <Select
          {...parts}
          value={value}
          choices={choices}
          {...(placeholder === undefined ? {} : { placeholder })}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
