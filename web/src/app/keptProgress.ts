/** Sends the progress that an earlier page could not, where there is any; a course that is open sends its own. */
import { paths } from "./pathBuilder";
import { browserStorage } from "./stored";

export async function sendKeptProgress(uid: string): Promise<void> {
  const store = browserStorage();
  if (!Object.keys(store ?? {}).some((key) => key.startsWith("learnt.reports."))) return;
  const [{ sendKept }, { sendReport }] = await Promise.all([
    import("../features/learning/sendKept"),
    import("../features/learning/queries"),
  ]);
  sendKept(uid, sendReport, store, (course) => window.location.pathname === paths.course(course));
}
