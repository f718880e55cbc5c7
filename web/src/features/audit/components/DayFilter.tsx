/** A filter for a day. */
export function DayFilter({
  label,
  value,
  onChange,
  ...limits
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}) {
  return (
    <label className="au-day">
      <span>{label}</span>
      <input
        {...limits}
        type="date"
        className="lt-input"
        value={value}
        // While a day is typed it is none yet.
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
