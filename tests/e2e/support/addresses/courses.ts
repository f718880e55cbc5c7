/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/admin/courses/:courseId": `/apps/admin/courses/${own.courseId}`,
  "/apps/admin/old/courses/:courseId": `/apps/admin/old/courses/${own.courseId}`,
});
