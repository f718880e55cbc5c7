/** Where in the import one is. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Flex } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import type { Step } from "../importing";

const order: readonly Step[] = ["upload", "map", "check", "run", "done"];

export function Steps({ step }: { step: Step }) {
  const { t } = useTranslation("people");
  const at = order.indexOf(step);
  return (
    <Flex as="ol" gap="2" wrap="wrap" mb="5" listStyleType="none" aria-label={t("steps")}>
      {order.map((one, index) => (
        <li key={one} aria-current={index === at ? "step" : undefined}>
          <Badge tone={index === at ? "accent" : index < at ? "good" : "neutral"}>
            {t(`step.${one}`, { n: index + 1 })}
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
