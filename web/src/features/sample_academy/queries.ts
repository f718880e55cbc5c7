/** The calls of the academy. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Category, Course } from "./model";

const at = (path: string) => `/api/academy-app/${path}`;
export const key = ["sample", "academy"] as const;

export const categories = queryOptions({
  queryKey: [...key, "categories"],
  queryFn: ({ signal }) => mock.get<Category[]>(at("categories"), { signal }),
});

export const courses = queryOptions({
  queryKey: [...key, "courses"],
  queryFn: ({ signal }) => mock.get<Course[]>(at("courses"), { signal }),
});

export const course = (courseId: string) =>
  queryOptions({
    queryKey: [...key, "course", courseId],
    queryFn: ({ signal }) => mock.get<Course>(at("course"), { query: { courseId }, signal }),
  });

export async function saveCourse(given: Course): Promise<Course> {
  const kept = await mock.post<Course>(at("course/save"), { body: given });
  queries.setQueryData(course(kept.id).queryKey, kept);
  await queries.invalidateQueries({ queryKey: courses.queryKey });
  return kept;
}

/** How far somebody is shows at once; a refusal brings back what is kept. */
export async function keepProgress(given: Course): Promise<void> {
  const { queryKey } = course(given.id);
  queries.setQueryData(queryKey, given);
  try {
    await mock.post<Course>(at("course/update"), { body: given });
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}
