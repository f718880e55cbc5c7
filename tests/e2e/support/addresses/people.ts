/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { firstId } from "../firstId";
import type { OwnTenant } from "../tenant";

export const addresses = async ({ api }: OwnTenant) => ({
  "/apps/admin/users/:userId": `/apps/admin/users/${await firstId(api, "/people")}`,
});
