/** Prices by how many people there are: the plan that fits is worked out. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Box, Grid, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Features } from "./components/Features";
import { Price } from "./components/Price";
import { PricingPage } from "./components/PricingPage";
import { usePeriod } from "./components/usePeriod";
import { useSearchWord } from "./components/useSearchWord";
import { MAX_PEOPLE, smallestPlanFor } from "./model";

const DEFAULT_PEOPLE = 60;
const STEP = 5;

export default function PricingThreeRoute() {
  const { t } = useTranslation("sample_pages");
  const { number } = useFormat();
  const [period, setPeriod] = usePeriod();
  const [requested, setRequested] = useSearchWord("people");
  const id = useId();
  const people = Math.min(MAX_PEOPLE, Math.max(STEP, Math.trunc(Number(requested)) || DEFAULT_PEOPLE));
  const plan = smallestPlanFor(people);
  return (
    <PricingPage period={period} onPeriod={setPeriod}>
      <Card>
        <label htmlFor={id} className="kit-label">
          {t("plan.howMany")}
        </label>
        <Box asChild width="full" accentColor="accent.shape" minHeight="10">
          <input
            id={id}
            type="range"
            min={STEP}
            max={MAX_PEOPLE}
            step={STEP}
            value={people}
            aria-valuetext={t("plan.people", { shown: number(people) })}
            onChange={(event) => setRequested(event.target.value)}
          />
        </Box>
        <Text role="status" fontWeight="semibold">
          {t("plan.people", { shown: number(people) })}
        </Text>
      </Card>
      <Card>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="6">
          <Stack gap="3">
            <Heading level={2}>{t(`plan.${plan.id}`)}</Heading>
            <Text muted>{t(`plan.${plan.id}.about`)}</Text>
            <Price plan={plan} period={period} />
            <div>
              <LinkButton to="/pages/auth/register" variant="solid">
                {t("plan.choose", { plan: t(`plan.${plan.id}`) })}
              </LinkButton>
            </div>
          </Stack>
          <Features plan={plan} all />
        </Grid>
      </Card>
    </PricingPage>
  );
}
