/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { Own } from "../tenant";

export const addresses = (own: Own) => ({
  "/apps/admin/badges/:badgeId": `/apps/admin/badges/${own.badgeId}`,
});
