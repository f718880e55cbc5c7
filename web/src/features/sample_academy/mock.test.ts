import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import type { Course } from "./model";

const at = (path: string) => `/api/academy-app/${path}`;

it("keeps how far somebody is", async () => {
  const { ask } = answersOf(app);
  const item = (await ask(at("course?courseId=course-2"))).body as Course;
  await ask(at("course/update"), { ...item, activeStep: 7 });
  expect((await ask(at("course?courseId=course-2"))).body.activeStep).toBe(7);
});

it("changes what is there, and saves what is not there yet", async () => {
  const { ask } = answersOf(app);
  const before = (await ask(at("courses"))).body as Course[];
  expect((await ask(at("course/update"), { id: "new", title: "New" })).status).toBe(404);
  expect((await ask(at("course/save"), { id: "new", title: "New" })).status).toBe(200);
  expect((await ask(at("courses"))).body).toHaveLength(before.length + 1);
  expect((await ask(at("course?courseId=none"))).status).toBe(404);
  expect((await ask(at("course/save"), { id: "nameless" })).status).toBe(422);
  expect((await ask(at("course/update"), { id: "new", title: " " })).status).toBe(422);
});

it("has a category for every course", async () => {
  const { ask } = answersOf(app);
  const known = (await ask(at("categories"))).body.map(({ value }: { value: string }) => value);
  for (const { category } of (await ask(at("courses"))).body as Course[]) expect(known).toContain(category);
});
