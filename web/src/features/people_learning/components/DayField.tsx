/** A day that is chosen outside of a form. */
import { useId } from "react";

type Props = { label: string; hint?: string; value: string; onChange: (day: string) => void };

export function DayField({ label, hint, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="kit-field">
      <label className="kit-label" htmlFor={id}>
        {label}
      </label>
      <div className="kit-input-box">
        <input
          id={id}
          className="kit-input"
          type="date"
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hint && (
        <p className="kit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
