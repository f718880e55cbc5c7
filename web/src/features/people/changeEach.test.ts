import { expect, it } from "vitest";
import { changeEach } from "./changeEach";

it("changes everybody once, a few at a time, and goes on where one could not be", async () => {
  const ids = Array.from({ length: 25 }, (_, number) => `person ${number}`);
  const changed: string[] = [];
  let [now, max] = [0, 0];
  const seen: number[] = [];
  const outcome = await changeEach(
    ids,
    async (id) => {
      now += 1;
      max = Math.max(max, now);
      await new Promise((done) => setTimeout(done, 1));
      now -= 1;
      if (id === "person 3") throw new Error("changed meanwhile");
      changed.push(id);
    },
    (number) => seen.push(number),
  );
  expect(outcome).toEqual({ done: 24, failed: 1 });
  expect(new Set(changed).size).toBe(24);
  expect(max).toBe(4);
  expect(seen.at(-1)).toBe(25);
});
