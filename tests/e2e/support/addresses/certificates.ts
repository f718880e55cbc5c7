/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/certificate/:code": `/certificate/${own.certificateCode}`,
  "/apps/admin/certificates/templates/:templateId": `/apps/admin/certificates/templates/${own.certificateTemplateId}`,
});
