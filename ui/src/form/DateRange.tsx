/** A span of days among the filters of a list: neither end is beyond the other. */
import { DayFilter } from "./DayFilter";

type Props = {
  /** What each end is called. */
  labels: { from: string; to: string };
  /** `2026-11-22`, or nothing. */
  from: string;
  to: string;
  /** One end was chosen, or taken away. */
  onChange: (end: "from" | "to", day: string) => void;
};

export function DateRange({ labels, from, to, onChange }: Props) {
  return (
    <>
      <DayFilter label={labels.from} value={from} max={to} onChange={(day) => onChange("from", day)} />
      <DayFilter label={labels.to} value={to} min={from} onChange={(day) => onChange("to", day)} />
    </>
  );
}
