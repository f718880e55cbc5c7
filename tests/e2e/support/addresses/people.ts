/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { first } from "../first";
import type { Own } from "../tenant";

export const addresses = async ({ api }: Own) => ({
  "/apps/admin/users/:userId": `/apps/admin/users/${await first(api, "/people")}`,
});
