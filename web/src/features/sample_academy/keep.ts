/**
 * Courses that are taken away: the academy's endpoints have no call for it, so it goes straight to where the sample is kept in this
 * browser, and the list is asked for again.
 */
import { queries } from "../../app/queries";
import { store } from "../sample/sampleStore";
import { COURSES, type Course } from "./model";
import { key } from "./queries";

export async function changeCourses(decide: (now: Course[]) => Course[]): Promise<void> {
  await store.change<Course[], void>(COURSES, (now) => ({ value: decide(now), answer: undefined }));
  await queries.invalidateQueries({ queryKey: key });
}
