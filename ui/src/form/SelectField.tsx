/** One of a few: the platform's own select, which works everywhere, in the kit's clothes. */
import { ChevronDown } from "lucide-react";
import type { ReactNode, SelectHTMLAttributes } from "react";
import { cx } from "../base/cx";
import { Field, type FieldProps } from "./Field";

export type Choice = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> & {
  choices: readonly Choice[];
  placeholder?: string;
};

const labelIn = (choices: readonly Choice[]) => (chosen: unknown) =>
  choices.find(({ value }) => value === chosen)?.label;

/** Outside a form (a filter): give it an `aria-label`. */
export function Select({ choices, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={cx("kit-select", className)}>
      <select className="kit-input" {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

export type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  placeholder?: string;
  disabled?: boolean;
};

export function SelectField({ choices, placeholder, disabled, ...field }: SelectFieldProps) {
  return (
    <Field textOf={labelIn(choices)} {...field}>
      {({ field: { value, ...input }, inputProps }) => (
        <Select
          {...input}
          {...inputProps}
          value={value ?? ""}
          choices={choices}
          placeholder={placeholder}
          disabled={disabled}
        />
      )}
    </Field>
  );
}

export type RadioFieldProps = FieldProps & { choices: readonly (Choice & { hint?: ReactNode })[] };

/** One of a few, all visible, each with a line of explanation. */
export function RadioField({ choices, ...field }: RadioFieldProps) {
  return (
    <Field textOf={labelIn(choices)} {...field}>
      {({ field: { value, onChange, onBlur, name }, inputProps }) => (
        <div
          className="kit-radios"
          role="radiogroup"
          aria-label={field.label}
          id={inputProps.id}
          aria-describedby={inputProps["aria-describedby"]}
        >
          {choices.map((choice) => (
            <label key={choice.value} className="kit-radio">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={value === choice.value}
                disabled={choice.disabled}
                onChange={() => onChange(choice.value)}
                onBlur={onBlur}
              />
              <span>
                {choice.label}
                {choice.hint && <small>{choice.hint}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
