/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/admin/badges-rules/:ruleId": `/apps/admin/badges-rules/${own.badgeRuleId}`,
});
