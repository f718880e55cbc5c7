/** A face or, without one that can be shown, initials on a tint of the team's colours. */
import { useState } from "react";
import { cx } from "../base/cx";

export type AvatarProps = { name: string; src?: string | null | undefined; size?: "sm" | "md" | "lg" | "xl" };

export function initials(name: string): string {
  const terms = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(terms[0] ?? "")][0] ?? "";
  const last = terms.length > 1 ? ([...(terms[terms.length - 1] ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function Avatar({ name, src, size = "md" }: AvatarProps) {
  // Addresses of pictures hold for some hours: one that no longer does is not left as a broken picture.
  const [broken, setBroken] = useState<string | null>(null);
  const classes = cx(
    "kit-avatar",
    size !== "md" && `kit-avatar-${size}`,
    hash(name) % 2 === 1 && "kit-avatar-second",
  );
  return src && src !== broken ? (
    <img className={classes} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  ) : (
    <span className={classes} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
