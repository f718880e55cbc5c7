import { expect, it } from "vitest";
import { rosette, waves } from "./engraving";

const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));

it("draws closed lines that stay within what they go in and out", () => {
  const path = rosette({ petals: 8, radius: 30, depth: 5, lines: 3 });
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path.match(/Z/g)).toHaveLength(3);
  const at = numbers(path);
  for (let i = 0; i < at.length; i += 2) {
    const far = Math.hypot(at[i] as number, at[i + 1] as number);
    expect(far).toBeGreaterThan(24.9);
    expect(far).toBeLessThan(35.1);
  }
});

it("lets a band of waves go on where it ends", () => {
  for (const line of waves({ length: 28, height: 14, lines: 4 }).split("M").slice(1)) {
    const at = numbers(line);
    expect(at[0]).toBe(0);
    expect(at.at(-2)).toBe(28);
    expect(at.at(-1)).toBeCloseTo(at[1] as number, 1);
  }
});
