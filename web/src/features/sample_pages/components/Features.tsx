/** What is in a plan, and what is not. */
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { features, type Plan } from "../model";

export function Features({ plan, all }: { plan: Plan; all?: boolean }) {
  const { t } = useTranslation("sample_pages");
  return (
    <Stack as="ul" gap="2">
      {features
        .filter((feature) => all || plan.features.includes(feature))
        .map((feature) => {
          const isIn = plan.features.includes(feature);
          return (
            <HStack as="li" key={feature} gap="2" color={isIn ? "fg" : "fg.subtle"}>
              {isIn ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              <span>{t(`feature.${feature}`)}</span>
              {!isIn && <span className="kit-sr">{t("feature.not")}</span>}
            </HStack>
          );
        })}
    </Stack>
  );
}
