/** Sends the progress that an earlier page could not, where there is any; a course that is open sends its own. */

import { browserStorage } from "./browserStorage";
import { paths } from "./pathBuilder";

export async function sendStoredProgress(uid: string): Promise<void> {
  const store = browserStorage();
  if (!Object.keys(store ?? {}).some((key) => key.startsWith("learnt.reports."))) return;
  const [{ sendStored }, { sendReport }] = await Promise.all([
    import("../features/learning/sendStored"),
    import("../features/learning/queries"),
  ]);
  sendStored(uid, sendReport, store, (course) => window.location.pathname === paths.course(course));
}
