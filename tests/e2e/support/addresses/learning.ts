/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { Api } from "../api";
import { firstId } from "../firstId";
import type { OwnTenant } from "../tenant";

export async function addresses({ host, manager }: OwnTenant) {
  const learner = await Api.signIn(host, manager.username, manager.password);
  const mine = await firstId(learner, "/me/courses");
  await learner.close();
  return { "/apps/course/:userCourseId": `/apps/course/${mine}` };
}
