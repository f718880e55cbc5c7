/** Prices as three cards, the middle one recommended. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { Features } from "./components/Features";
import { Price } from "./components/Price";
import { PricingPage } from "./components/PricingPage";
import { usePeriod } from "./components/usePeriod";
import { plans } from "./model";

export default function PricingOneRoute() {
  const { t } = useTranslation("sample_pages");
  const { number } = useFormat();
  const [period, setPeriod] = usePeriod();
  return (
    <PricingPage period={period} onPeriod={setPeriod}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
        {plans.map((plan) => (
          <Card
            key={plan.id}
            title={t(`plan.${plan.id}`)}
            note={t("plan.people", { shown: number(plan.people) })}
            actions={plan.id === "team" && <Badge tone="accent">{t("plan.recommended")}</Badge>}
          >
            <Stack gap="4">
              <Price plan={plan} period={period} />
              <Text muted>{t(`plan.${plan.id}.about`)}</Text>
              <Features plan={plan} all />
              <LinkButton to="/pages/auth/register" variant={plan.id === "team" ? "solid" : "outline"} wide>
                {t("plan.choose", { plan: t(`plan.${plan.id}`) })}
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </PricingPage>
  );
}
