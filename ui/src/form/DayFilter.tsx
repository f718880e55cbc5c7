/** A day among the filters of a list. */
type Props = {
  label: string;
  /** `2026-11-22`, or nothing. */
  value: string;
  onChange: (day: string) => void;
  /** The other end of the span, where there is one. */
  min?: string | undefined;
  max?: string | undefined;
};

export function DayFilter({ label, value, onChange, min, max }: Props) {
  return (
    <label className="kit-day">
      <span>{label}</span>
      <input
        type="date"
        className="kit-input"
        value={value}
        min={min || undefined}
        max={max || undefined}
        // While a day is typed it is none yet.
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
