import { expect, it } from "vitest";
import { Attention, IDLE_MS } from "./attention";

const MINUTE = 60_000;

it("counts while somebody does something now and then", () => {
  const there = new Attention(0, true);
  for (let now = 0; now <= 20 * MINUTE; now += MINUTE) there.act(now);
  expect(there.take(20 * MINUTE)).toBe(20 * 60);
  expect(there.take(20 * MINUTE)).toBe(0);
});

it("stops some minutes after the last thing that was done, and goes on with the next one", () => {
  const there = new Attention(0, true);
  there.act(MINUTE);
  expect(there.seconds(60 * MINUTE)).toBe((MINUTE + IDLE_MS) / 1000);
  there.act(90 * MINUTE);
  expect(there.take(91 * MINUTE)).toBe((2 * MINUTE + IDLE_MS) / 1000);
});

it("does not count while the page is not seen", () => {
  const there = new Attention(0, true);
  there.look(MINUTE, false);
  there.act(2 * MINUTE);
  there.look(10 * MINUTE, true);
  expect(there.take(11 * MINUTE)).toBe(2 * 60);
});

it("takes a computer that slept for somebody who was away", () => {
  const there = new Attention(0, true);
  expect(there.take(8 * 60 * MINUTE)).toBe(IDLE_MS / 1000);
});
