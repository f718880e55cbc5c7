/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/admin/badges/:badgeId": `/apps/admin/badges/${own.badgeId}`,
});
