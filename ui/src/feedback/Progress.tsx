/** How far something is, as a bar or as a ring. */
import { useFormat } from "../base/format";

type ProgressProps = {
  value: number;
  label: string;
  tone?: "accent" | "good" | "second";
  size?: "sm" | "md";
};

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export function Progress({ value, label, tone = "accent", size = "sm" }: ProgressProps) {
  return (
    <div
      className={`kit-progress kit-progress-${size} kit-fill-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamp(value))}
    >
      <span style={{ inlineSize: `${clamp(value)}%` }} />
    </div>
  );
}

/** Unknown length: something is going on. */
export function ProgressBusy({ label }: { label: string }) {
  return (
    <div className="kit-progress kit-progress-busy kit-fill-accent" role="progressbar" aria-label={label}>
      <span />
    </div>
  );
}

export function ProgressRing({ value, label, tone = "accent" }: Omit<ProgressProps, "size">) {
  const { percent } = useFormat();
  const length = 2 * Math.PI * 17;
  return (
    <div
      className={`kit-ring kit-fill-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(clamp(value))}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle
          cx="20"
          cy="20"
          r="17"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - clamp(value) / 100)}
        />
      </svg>
      <span>{percent(clamp(value))}</span>
    </div>
  );
}
