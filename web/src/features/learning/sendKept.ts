/** Progress that an earlier visit could not send (a lost line, a closed tab) goes out as soon as its learner is back on any page. */
import type { Report, Reported } from "./queries";
import { keptCourses, Reporter } from "./reporter";

type Send = (userCourseId: string, activityId: string, report: Report) => Promise<Reported>;
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
const nobody = { heard: () => undefined, told: () => undefined, refused: () => undefined };

/** `open`: the course whose page is open sends its own. */
export function sendKept(
  owner: string,
  send: Send,
  store: Kept | null,
  open: (userCourseId: string) => boolean = () => false,
): void {
  for (const course of keptCourses(owner, store))
    if (!open(course))
      void new Reporter(
        owner,
        course,
        (activity, report) => send(course, activity, report),
        nobody,
        store,
      ).flush();
}
