/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { Api } from "../api";
import { first } from "../first";
import type { Own } from "../tenant";

export async function addresses({ host, manager }: Own) {
  const learner = await Api.signIn(host, manager.username, manager.password);
  const mine = await first(learner, "/me/courses");
  await learner.close();
  return { "/apps/course/:userCourseId": `/apps/course/${mine}` };
}
