/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/pathways/:pathwayId": `/apps/pathways/${own.pathwayId}`,
  "/apps/admin/pathways/:pathwayId": `/apps/admin/pathways/${own.pathwayId}`,
});
