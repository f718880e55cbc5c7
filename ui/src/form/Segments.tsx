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
    <fieldset className="kit-choice-set">
      <legend className={hideLabel ? "kit-sr" : "kit-label"}>{label}</legend>
      <div className="kit-segments">
        {options.map((option) => (
          <label key={option.value} className={cx("kit-segment", value === option.value && "kit-segment-on")}>
            <input
              type="radio"
              name={name}
              className="kit-sr"
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
