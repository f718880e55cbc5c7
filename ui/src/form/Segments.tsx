/** One of a few, side by side. */
import { type ReactNode, useId } from "react";
import { cx } from "../base/cx";

export type SegmentsProps<Value extends string> = {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
};

export function Segments<Value extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="lt-choice-set">
      <legend className={hideLabel ? "lt-sr" : "lt-label"}>{label}</legend>
      <div className="lt-segments">
        {options.map((option) => (
          <label key={option.value} className={cx("lt-segment", value === option.value && "lt-segment-on")}>
            <input
              type="radio"
              name={name}
              className="lt-sr"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
