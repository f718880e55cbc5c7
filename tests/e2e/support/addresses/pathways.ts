/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { Own } from "../tenant";

export const addresses = (own: Own) => ({
  "/apps/pathways/:pathwayId": `/apps/pathways/${own.pathwayId}`,
  "/apps/admin/pathways/:pathwayId": `/apps/admin/pathways/${own.pathwayId}`,
});
