/** A draft of something that was saved meanwhile, by oneself or by somebody else. */

export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const parts = (value: unknown): Record<string, unknown> | null =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;

/**
 * What is kept is another now: what somebody chose since `from` stays, all else is as it is kept. Looks into objects, and into
 * lists that have not become longer or shorter; another list is chosen as a whole.
 */
export function rebase<Draft>(from: Draft, kept: Draft, now: Draft): Draft {
  if (isAlike(from, now)) return kept;
  const [was, next, chosen] = [parts(from), parts(kept), parts(now)];
  if (!was || !next || !chosen) return now;
  if (Array.isArray(now)) {
    const isAsLong = Array.isArray(from) && Array.isArray(kept) && from.length === now.length;
    if (!isAsLong || kept.length !== now.length) return now;
    return now.map((one, i) => rebase<unknown>(from[i], kept[i], one)) as Draft;
  }
  const keys = Object.keys({ ...next, ...chosen });
  return Object.fromEntries(keys.map((key) => [key, rebase(was[key], next[key], chosen[key])])) as Draft;
}
