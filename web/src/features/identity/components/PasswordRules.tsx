/** The rules of a new password, ticked off while it is typed. */
import { Check, Circle } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { PasswordRules as Rules } from "../../../api/types";
import { judge } from "../model";

export function PasswordRules({ name, rules }: { name: string; rules: Rules | null | undefined }) {
  const { t } = useTranslation("identity");
  const password = (useWatch({ name }) as string | undefined) ?? "";
  return (
    <div className="lt-rules">
      <p className="lt-label" id={`${name}-rules`}>
        {t("rules.title")}
      </p>
      <ul aria-labelledby={`${name}-rules`}>
        {judge(password, rules).map(({ rule, min, met }) => (
          <li key={rule} data-met={met || undefined}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {t(`rules.${rule}`, { count: min })}
            <span className="lt-sr">{t(met ? "rules.met" : "rules.unmet")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
