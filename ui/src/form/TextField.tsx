/** One line or several of text, and the other inputs that are typed. */
import { Eye, EyeOff } from "lucide-react";
import { type HTMLInputTypeAttribute, type ReactNode, useState } from "react";
import { useKit } from "../base/kit";
import { Field, type FieldProps } from "./Field";

type TypedFieldProps = FieldProps & {
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  maxLength?: number;
};

export type TextFieldProps = TypedFieldProps & {
  type?: HTMLInputTypeAttribute;
  prefix?: ReactNode;
  suffix?: ReactNode;
  inputMode?: "text" | "email" | "numeric" | "url" | "decimal";
  dir?: "ltr" | "auto";
  /** The field was left; what was typed is in the form by then. */
  onLeave?: () => void;
};

export function TextField({
  type = "text",
  placeholder,
  autoComplete,
  disabled,
  autoFocus,
  maxLength,
  prefix,
  suffix,
  inputMode,
  dir,
  onLeave,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {({ field: { value, ...input }, inputProps }) => (
        <div className="kit-input-box">
          {prefix && <span className="kit-affix">{prefix}</span>}
          <input
            {...input}
            {...inputProps}
            value={value ?? ""}
            onBlur={() => {
              input.onBlur();
              onLeave?.();
            }}
            className="kit-input"
            type={type}
            dir={dir}
            placeholder={placeholder}
            autoComplete={autoComplete}
            inputMode={inputMode}
            disabled={disabled}
            maxLength={maxLength}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: only where the screen is that one field
            autoFocus={autoFocus}
          />
          {suffix && <span className="kit-affix">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

export function PasswordField({
  placeholder,
  autoComplete = "current-password",
  disabled,
  autoFocus,
  ...field
}: TypedFieldProps) {
  const { t } = useKit();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {({ field: { value, ...input }, inputProps }) => (
        <div className="kit-input-box">
          <input
            {...input}
            {...inputProps}
            value={value ?? ""}
            className="kit-input"
            type={shown ? "text" : "password"}
            placeholder={placeholder}
            autoComplete={autoComplete}
            disabled={disabled}
            maxLength={1024}
            data-autofocus={autoFocus || undefined}
            // biome-ignore lint/a11y/noAutofocus: only where the screen is that one field
            autoFocus={autoFocus}
          />
          <button
            type="button"
            className="kit-affix kit-affix-button"
            aria-label={t(shown ? "hidePassword" : "showPassword")}
            title={t(shown ? "hidePassword" : "showPassword")}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}

export function TextAreaField({
  placeholder,
  autoFocus,
  disabled,
  maxLength,
  rows = 4,
  ...field
}: TypedFieldProps & { rows?: number }) {
  return (
    <Field {...field}>
      {({ field: { value, ...input }, inputProps }) => (
        <textarea
          {...input}
          {...inputProps}
          value={value ?? ""}
          className="kit-input kit-textarea"
          rows={rows}
          data-autofocus={autoFocus || undefined}
          // biome-ignore lint/a11y/noAutofocus: only where the screen is that one field
          autoFocus={autoFocus}
          placeholder={placeholder}
          disabled={disabled}
          maxLength={maxLength}
        />
      )}
    </Field>
  );
}

export function NumberField({
  min,
  max,
  step,
  suffix,
  ...props
}: TypedFieldProps & { min?: number; max?: number; step?: number; suffix?: ReactNode }) {
  return (
    <Field {...props}>
      {({ field: { value, onChange, ...input }, inputProps }) => (
        <div className="kit-input-box">
          <input
            {...input}
            {...inputProps}
            className="kit-input"
            type="number"
            min={min}
            max={max}
            step={step}
            disabled={props.disabled}
            placeholder={props.placeholder}
            value={value ?? ""}
            onChange={(event) => onChange(event.target.value === "" ? null : event.target.valueAsNumber)}
          />
          {suffix && <span className="kit-affix">{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
