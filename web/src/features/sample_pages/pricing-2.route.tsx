/** Prices as a table: what is in which plan, line by line. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Card } from "@learnt/ui/page/Card";
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Price } from "./components/Price";
import { PricingPage } from "./components/PricingPage";
import { usePeriod } from "./components/usePeriod";
import { features, plans } from "./model";

export default function PricingTwoRoute() {
  const { t } = useTranslation("sample_pages");
  const { number } = useFormat();
  const [period, setPeriod] = usePeriod();
  return (
    <PricingPage period={period} onPeriod={setPeriod}>
      <Card flush>
        <section
          className="kit-table-scroll"
          aria-label={t("pricing.title")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled sideways is reached by key
          tabIndex={0}
        >
          <table className="kit-table">
            <thead>
              <tr>
                <th scope="col">{t("plan.what")}</th>
                {plans.map(({ id }) => (
                  <th key={id} scope="col">
                    {t(`plan.${id}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t("plan.price")}</th>
                {plans.map((plan) => (
                  <td key={plan.id} data-label={t(`plan.${plan.id}`)}>
                    <Price plan={plan} period={period} />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t("plan.size")}</th>
                {plans.map(({ id, people }) => (
                  <td key={id} data-label={t(`plan.${id}`)}>
                    {t("plan.people", { shown: number(people) })}
                  </td>
                ))}
              </tr>
              {features.map((feature) => (
                <tr key={feature}>
                  <th scope="row">{t(`feature.${feature}`)}</th>
                  {plans.map((plan) => (
                    <td key={plan.id} data-label={t(`plan.${plan.id}`)}>
                      <IncludedMark isIn={plan.features.includes(feature)} />
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {plans.map(({ id }) => (
                  <td key={id}>
                    <LinkButton to="/pages/auth/register" variant={id === "team" ? "solid" : "outline"}>
                      {t("plan.choose", { plan: t(`plan.${id}`) })}
                    </LinkButton>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      </Card>
    </PricingPage>
  );
}

function IncludedMark({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation("sample_pages");
  return (
    <>
      {isIn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <span className="kit-sr">{t(isIn ? "feature.in" : "feature.not")}</span>
    </>
  );
}
