/** Controls with their label, hint and mistake that belong to no form: whoever holds the value hands it in, and hears of each change. */
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { useKit } from "../base/kit";
import { type Choice, Select } from "./SelectField";

type ControlProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Where something else names the control, too. */
  id?: string | undefined;
};

/** What ties a control to its label, hint and mistake. */
export type ControlParts = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export function Control({
  label,
  hint,
  error,
  optional,
  id: given,
  children,
}: ControlProps & { children: (parts: ControlParts) => ReactNode }) {
  const { t } = useKit();
  const own = useId();
  const id = given ?? own;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="kit-field">
      <label htmlFor={id} className="kit-label">
        {label}
        {optional && <span className="kit-optional"> {t("optional")}</span>}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {error && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="kit-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

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
    <Control label={label} hint={hint} error={error} optional={optional} id={id}>
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
    </Control>
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
    <Control {...control}>
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
    </Control>
  );
}
