/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/resource/:resourceId/:resourceHandle?": `/apps/resource/${own.resourceId}`,
  "/apps/admin/resources/:resourceId": `/apps/admin/resources/${own.resourceId}`,
});
