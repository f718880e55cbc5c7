/** A state in a word, coloured by what it means. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";

export type Tone = "neutral" | "accent" | "good" | "warn" | "bad" | "info";

type Props = {
  tone?: Tone;
  /** A long state goes on in a second line where there is no room for it. */
  wraps?: boolean;
  children: ReactNode;
};

export function Badge({ tone = "neutral", wraps = false, children }: Props) {
  return <span className={cx("kit-badge", wraps && "kit-badge-wraps", `kit-tone-${tone}`)}>{children}</span>;
}
