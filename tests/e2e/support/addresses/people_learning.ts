/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { Api } from "../api";
import { firstId } from "../firstId";
import type { OwnTenant } from "../tenant";

export async function addresses({ host, manager }: OwnTenant) {
  const api = await Api.signIn(host, manager.username, manager.password);
  const person = await firstId(api, "/my-team");
  await api.close();
  return { "/apps/manager/my-team/:userId": `/apps/manager/my-team/${person}` };
}
