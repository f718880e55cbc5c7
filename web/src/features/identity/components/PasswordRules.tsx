/** The rules of a new password, ticked off while it is typed, and advice beyond them. */
import { useQuery } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PasswordRules as Rules } from "../../../api/types";
import { queryKeys } from "../../../app/queryKeys";
import { useTenantContext } from "../../../app/tenantContext";
import { checkPasswordRules } from "../model";
import { commonPasswords, passwordStrength } from "../passwordStrength";

export type PasswordRulesProps = {
  /** The password's field. */
  name: string;
  rules: Rules | null | undefined;
  /** What everybody knows of the person: no good part of a password. */
  names?: readonly (string | null | undefined)[];
};

export function PasswordRules({ name, rules, names = [] }: PasswordRulesProps) {
  const { t } = useTranslation("identity");
  const password = (useWatch({ name }) as string | undefined) ?? "";
  return (
    <div className="kit-rules">
      <p className="kit-label" id={`${name}-rules`}>
        {t("rules.title")}
      </p>
      <ul aria-labelledby={`${name}-rules`}>
        {checkPasswordRules(password, rules).map(({ rule, min, met }) => (
          <li key={rule} data-met={met || undefined}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {t(`rules.${rule}`, { count: min })}
            <span className="kit-sr">{t(met ? "rules.met" : "rules.unmet")}</span>
          </li>
        ))}
      </ul>
      {password && <Advice password={password} names={names.filter((item) => item != null)} />}
    </div>
  );
}

const STEPS = [1, 2, 3, 4];

function Advice({ password, names }: { password: string; names: string[] }) {
  const { t } = useTranslation("identity");
  const { team, tenant } = useTenantContext();
  const { data: common } = useQuery({
    queryKey: queryKeys.commonPasswords,
    queryFn: commonPasswords,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { level, advice } = passwordStrength(
    password,
    [...names, team.displayName, team.id, tenant.name],
    common,
  );
  return (
    <div className="kit-strength" data-level={level}>
      <div className="kit-strength-bar" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= level || undefined} />
        ))}
      </div>
      <p role="status">
        <strong>{t(`strength.${level}`)}</strong> {t(`advice.${advice}`)}
      </p>
    </div>
  );
}
