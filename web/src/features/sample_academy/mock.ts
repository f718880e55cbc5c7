/** What answers the calls of the academy inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { categories, coursesOf } from "./data";
import { COURSES, type Course } from "./model";

const CATEGORIES = "academy.categories";
const at = (path: string) => `/api/academy-app/${path}`;

const nameless = () => refuse("sample_title_missing", "title");
const unknown = () => refuse("sample_course_unknown");

export const app: SampleApp = {
  seed: (random, now) => ({ [COURSES]: coursesOf(random, now), [CATEGORIES]: categories }),
  handlers: (store) => {
    /** Both calls keep a course: the one adds what is not there yet, the other changes what is. */
    const keep = (adds: boolean) => async (request: Request) => {
      const input = (await request.json()) as Partial<Course>;
      if (input.title !== undefined && !input.title.trim()) return nameless();
      return store.change<Course[], Response>(COURSES, (courses) => {
        const before = courses.find(({ id }) => id === input.id);
        if (!before && adds && !input.title) return { value: courses, answer: nameless() };
        if (!before && !adds) return { value: courses, answer: unknown() };
        const course = { ...before, ...input, id: input.id || crypto.randomUUID() } as Course;
        const value = before
          ? courses.map((item) => (item.id === course.id ? course : item))
          : [...courses, course];
        return { value, answer: HttpResponse.json(course) };
      });
    };
    const [save, update] = [keep(true), keep(false)];
    return [
      http.get(at("categories"), async () => HttpResponse.json(await store.read<object[]>(CATEGORIES))),
      http.get(at("courses"), async () => HttpResponse.json(await store.read<Course[]>(COURSES))),
      http.get(at("course"), async ({ request }) => {
        const id = new URL(request.url).searchParams.get("courseId");
        const course = (await store.read<Course[]>(COURSES)).find((item) => item.id === id);
        return course ? HttpResponse.json(course) : unknown();
      }),
      http.post(at("course/save"), ({ request }) => save(request)),
      http.post(at("course/update"), ({ request }) => update(request)),
    ];
  },
};
