/** A day that is chosen outside of a form. */
import { useId } from "react";

type Props = { label: string; hint?: string; value: string; onChange: (day: string) => void };

export function DayField({ label, hint, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="lt-field">
      <label className="lt-label" htmlFor={id}>
        {label}
      </label>
      <div className="lt-input-box">
        <input
          id={id}
          className="lt-input"
          type="date"
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {hint && (
        <p className="lt-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
