/** What a new team has still to set up, each a press away; gone once people have been assigned a course, with a logo or without. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Circle, CircleCheckBig } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";

export function FirstSteps({ setup }: { setup: Schemas["OverviewSetup"] }) {
  const { t } = useTranslation("overview");
  const { team } = useTenantContext();
  const steps = [
    { id: "logo", done: Boolean(team.theme.iconLogo), to: paths.themeSettings },
    { id: "people", done: setup.people, to: `${paths.users}?new=1` },
    { id: "course", done: setup.course, to: `${paths.courses}?new=1` },
    { id: "assign", done: setup.assigned, to: `${paths.permissions}?new=1` },
  ];
  const done = steps.filter((step) => step.done).length;
  if (setup.people && setup.course && setup.assigned) return null;
  return (
    <Card title={t("steps")} note={t("stepsDone", { done, all: steps.length })}>
      <Progress value={(100 * done) / steps.length} label={t("steps")} size="md" />
      <Stack as="ol" gap="3" listStyleType="none" marginTop="4">
        {steps.map((step) => (
          <Flex key={step.id} as="li" gap="3" align="center" wrap="wrap">
            {step.done ? (
              <CircleCheckBig size={20} role="img" aria-label={t("isDone")} />
            ) : (
              <Circle size={20} aria-hidden="true" />
            )}
            <Text as="span" flex="1">
              {t(`step.${step.id}`)}
            </Text>
            {!step.done && (
              <LinkButton to={step.to} size="sm">
                {t(`do.${step.id}`)}
              </LinkButton>
            )}
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
