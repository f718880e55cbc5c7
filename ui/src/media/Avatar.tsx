/** A face or, without one, initials on a tint of the team's colours. */
import { cx } from "../base/cx";

export type AvatarProps = { name: string; src?: string | null | undefined; size?: "sm" | "md" | "lg" };

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words[words.length - 1] ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase();
}

export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export function Avatar({ name, src, size = "md" }: AvatarProps) {
  const look = cx(
    "lt-avatar",
    size !== "md" && `lt-avatar-${size}`,
    hash(name) % 2 === 1 && "lt-avatar-second",
  );
  return src ? (
    <img className={look} src={src} alt="" loading="lazy" />
  ) : (
    <span className={look} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
