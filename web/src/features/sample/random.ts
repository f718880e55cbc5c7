/** Numbers that look random and are the same each time: sample data do not change from reset to reset. */
import type { Random } from "./app";

/** Mulberry32: one multiplication and a few shifts a number. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed from a name. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function makeRandom(name: string): Random {
  const next = numbers(seedOf(name));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    some: <T>(list: readonly T[], count: number) => {
      const remaining = [...list];
      return Array.from({ length: Math.min(count, remaining.length) }, () => {
        const [item] = remaining.splice(int(0, remaining.length - 1), 1);
        return item as T;
      });
    },
  };
}
