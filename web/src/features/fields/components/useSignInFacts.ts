/** How people come into the organisation, as it stands: where it is settled, the screen of signing in says. */
import type { Fact } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";

const kinds = ["special", "lower", "upper", "number"] as const;

export function useSignInFacts(): Fact[] {
  const { t } = useTranslation("fields");
  const { tenant } = useTenantContext();
  const settings = tenant.settings;
  const rules = settings.passwordRules;
  const isOn = (on: boolean | undefined) => t(on ? "manage.on" : "manage.off");
  const needs = [
    t("manage.length", { count: rules?.minLength ?? 8 }),
    ...kinds.filter((kind) => rules?.[kind]).map((kind) => t(`manage.rule.${kind}`)),
  ];
  const url = settings.showPersonalTermsConditions ? settings.personalTermsAndConditionsUrl : null;
  return [
    { name: t("manage.selfRegistration"), value: isOn(settings.showSelfRegistration) },
    { name: t("manage.usernameTitleLabel"), value: settings.usernameTitleLabel },
    { name: t("manage.terms"), value: isOn(settings.showTermsConditions) },
    { name: t("manage.personalTerms"), value: url ?? isOn(settings.showPersonalTermsConditions) },
    { name: t("manage.passwords"), value: needs.join(", ") },
  ];
}
