/** Yes or no: a box to tick, or a switch that acts at once. */
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { useController } from "react-hook-form";
import { afterPress } from "../base/afterPress";
import { useFieldLabel } from "./fieldLabels";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  mixed?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({ mixed, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = Boolean(mixed);
  }, [mixed]);
  return <input ref={box} {...rest} type="checkbox" className="kit-check" />;
}

export type CheckboxFieldProps = { name: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

export function CheckboxField({ name, label, hint, disabled }: CheckboxFieldProps) {
  const id = useId();
  useFieldLabel(name, label);
  const {
    field: { value, ...field },
    fieldState,
  } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <div className="kit-field">
      <label className="kit-check-row">
        <input
          {...field}
          onBlur={() => afterPress(field.onBlur)}
          type="checkbox"
          className="kit-check"
          checked={Boolean(value)}
          disabled={disabled}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {message && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}

export type SwitchProps = {
  checked: boolean;
  onChange: (on: boolean) => void;
  label: string;
  hideLabel?: boolean;
  disabled?: boolean;
  /** What it does, in a line below. */
  about?: string;
};

export function Switch({ checked, onChange, label, hideLabel, disabled, about }: SwitchProps) {
  const id = useId();
  return (
    <>
      <label className="kit-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-describedby={about && id}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={hideLabel ? "kit-sr" : undefined}>{label}</span>
      </label>
      {about && (
        <small id={id} className="kit-switch-about">
          {about}
        </small>
      )}
    </>
  );
}

export function SwitchField({ name, label, disabled }: { name: string; label: string; disabled?: boolean }) {
  useFieldLabel(name, label);
  const { field } = useController({ name });
  return (
    <Switch
      checked={Boolean(field.value)}
      onChange={field.onChange}
      label={label}
      disabled={disabled ?? false}
    />
  );
}
