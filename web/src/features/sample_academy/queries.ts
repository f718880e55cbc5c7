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

export async function saveCourse(input: Course): Promise<Course> {
  const saved = await mock.post<Course>(at("course/save"), { body: input });
  queries.setQueryData(course(saved.id).queryKey, saved);
  await queries.invalidateQueries({ queryKey: courses.queryKey });
  return saved;
}

/** How far somebody is shows at once; a refusal brings back what is kept. */
export async function storeProgress(input: Course): Promise<void> {
  const { queryKey } = course(input.id);
  queries.setQueryData(queryKey, input);
  try {
    await mock.post<Course>(at("course/update"), { body: input });
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}
