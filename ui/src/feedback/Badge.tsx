/** A state in a word, coloured by what it means. */
import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad" | "info";

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`lt-badge lt-tone-${tone}`}>{children}</span>;
}
