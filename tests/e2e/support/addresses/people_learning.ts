/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { Api } from "../api";
import { first } from "../first";
import type { Own } from "../tenant";

export async function addresses({ host, manager }: Own) {
  const api = await Api.signIn(host, manager.username, manager.password);
  const person = await first(api, "/my-team");
  await api.close();
  return { "/apps/manager/my-team/:userId": `/apps/manager/my-team/${person}` };
}
