/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/admin/learning-package/:learningPackageId": `/apps/admin/learning-package/${own.packageId}`,
  "/apps/packages/:packageId": `/apps/packages/${own.packageId}`,
});
