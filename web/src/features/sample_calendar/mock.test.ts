import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { blank, isInOrder, type SampleEvent } from "./model";

it("adds, moves and removes an entry", async () => {
  const { ask } = answersOf(app);
  const all = async () => (await ask("/api/calendar-app/events")).body as SampleEvent[];
  const count = (await all()).length;
  const event = { ...blank(new Date(2026, 10, 24), new Date(2026, 10, 24, 9)), title: "Rehearsal" };
  await ask("/api/calendar-app/add-event", { newEvent: event });
  expect(await all()).toHaveLength(count + 1);
  const moved = { ...event, start: "2026-11-25T10:00:00.000Z", end: "2026-11-25T11:00:00.000Z" };
  await ask("/api/calendar-app/update-event", { event: moved });
  expect((await all()).find(({ id }) => id === event.id)).toEqual(moved);
  await ask("/api/calendar-app/remove-event", { eventId: event.id });
  expect(await all()).toHaveLength(count);
  expect((await ask("/api/calendar-app/update-event", { event })).status).toBe(404);
  expect((await ask("/api/calendar-app/add-event", { newEvent: { ...event, title: " " } })).status).toBe(422);
});

it("ends after it begins", () => {
  const { start, end } = blank(new Date(2026, 10, 24), new Date(2026, 10, 24, 9));
  expect(isInOrder(start, end)).toBe(true);
  expect(isInOrder(end, start)).toBe(false);
});
