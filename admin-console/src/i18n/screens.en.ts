/** The English words of all screens behind the sign-in, whose page does without. */
import tenantAudit from "@learnt/ui/i18n/audit.en";
import entries from "@learnt/ui/i18n/navigation.en";
import audit from "./en/audit.json";
import domains from "./en/domains.json";
import fleet from "./en/fleet.json";
import licences from "./en/licences.json";
import lifecycle from "./en/lifecycle.json";
import navigation from "./en/navigation.json";
import operators from "./en/operators.json";
import query from "./en/query.json";
import tenants from "./en/tenants.json";
import triggers from "./en/triggers.json";

export default {
  audit: { ...audit, ...tenantAudit },
  domains,
  fleet,
  licences,
  lifecycle,
  navigation: { ...navigation, entries },
  operators,
  query,
  tenants,
  triggers,
};
