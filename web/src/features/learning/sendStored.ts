/** Progress that an earlier visit could not send (a lost line, a closed tab) goes out as soon as its learner is back on any page. */
import type { Report, ReportResult } from "./queries";
import { coursesWithReports, Reporter } from "./reporter";

type SendReport = (userCourseId: string, activityId: string, report: Report) => Promise<ReportResult>;
type ReportStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
const noListeners = {
  onReported: () => undefined,
  onConnection: () => undefined,
  onRejected: () => undefined,
};

/** `open`: the course whose page is open sends its own. */
export function sendStored(
  owner: string,
  send: SendReport,
  store: ReportStorage | null,
  open: (userCourseId: string) => boolean = () => false,
): void {
  for (const course of coursesWithReports(owner, store))
    if (!open(course))
      void new Reporter(
        owner,
        course,
        (activity, report) => send(course, activity, report),
        noListeners,
        store,
      ).flush();
}
