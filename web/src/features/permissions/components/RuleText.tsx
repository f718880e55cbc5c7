/** A rule in one line: categories joined by "and", values by "or". */
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { categoryName, type NamedRef, type Rule, rows, valueName } from "../model";
import "../permissions.css";
import { categories } from "../queries";

const MAX_SHOWN = 4;

export type RuleTextProps = { rule: Rule; names: readonly NamedRef[] };

export function RuleText({ rule, names }: RuleTextProps) {
  const { t } = useTranslation("permissions");
  const query = useQuery(categories);
  const all = query.data ?? [];
  const label = (category: string, value: string) =>
    valueName(
      t,
      all.find((item) => item.id === category),
      value,
      names,
    );
  return (
    <span className="permission-rule">
      {rows(rule, all).map(([category, values], i) => (
        <Fragment key={category}>
          {i > 0 && <span className="permission-and">{t("and")}</span>}
          <span className="permission-part">
            {category === "everyone" ? (
              t("anyone")
            ) : (
              <>
                <span className="permission-category">{categoryName(t, category, all)}</span>
                {values.slice(0, MAX_SHOWN).map((value, j) => (
                  <Fragment key={value}>
                    {j > 0 && <span className="permission-or">{t("or")}</span>}
                    <span className="kit-tag">{label(category, value)}</span>
                  </Fragment>
                ))}
                {values.length > MAX_SHOWN && (
                  <span className="permission-or">{t("more", { count: values.length - MAX_SHOWN })}</span>
                )}
              </>
            )}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
