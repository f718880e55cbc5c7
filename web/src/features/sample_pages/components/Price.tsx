/** What a plan costs a month, and a year where the year is paid at once. */
import { useKit } from "@learnt/ui/base/kit";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { monthly, type Period, type Plan, yearly } from "../model";

export function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { t } = useTranslation("sample_pages");
  const { locale } = useKit();
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  return (
    <div>
      <Text fontSize="3xl" fontWeight="bold" lineHeight="tight">
        {money.format(monthly(plan, period))}
        <Text as="span" muted small fontWeight="normal">
          {" "}
          {t("pricing.perMonth")}
        </Text>
      </Text>
      <Text muted small>
        {period === "year"
          ? t("pricing.yearly", { price: money.format(yearly(plan)) })
          : t("pricing.monthly")}
      </Text>
    </div>
  );
}
