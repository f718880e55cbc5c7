/** A rule in one line: categories joined by "and", values by "or". */
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { categoryName, type Named, type Rule, rows, valueName } from "../model";
import "../permissions.css";
import { categories } from "../queries";

const SHOWN = 4;

export function RuleText({ rule, names }: { rule: Rule; names: readonly Named[] }) {
  const { t } = useTranslation("permissions");
  const known = useQuery(categories);
  const all = known.data ?? [];
  const label = (category: string, value: string) =>
    valueName(
      t,
      all.find((one) => one.id === category),
      value,
      names,
    );
  return (
    <span className="pe-rule">
      {rows(rule, all).map(([category, values], i) => (
        <Fragment key={category}>
          {i > 0 && <span className="pe-and">{t("and")}</span>}
          <span className="pe-part">
            {category === "everyone" ? (
              t("anyone")
            ) : (
              <>
                <span className="pe-category">{categoryName(t, category, all)}</span>
                {values.slice(0, SHOWN).map((value, j) => (
                  <Fragment key={value}>
                    {j > 0 && <span className="pe-or">{t("or")}</span>}
                    <span className="lt-tag">{label(category, value)}</span>
                  </Fragment>
                ))}
                {values.length > SHOWN && (
                  <span className="pe-or">{t("more", { count: values.length - SHOWN })}</span>
                )}
              </>
            )}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
