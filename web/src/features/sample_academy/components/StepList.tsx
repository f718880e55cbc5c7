/** All steps of a course, as links: what was reached has a tick. */
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Circle, CircleCheck, CircleDot } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Course } from "../model";

type Props = { course: Course; open: number; hrefOf: (step: number) => string; onGo: (step: number) => void };

export function StepList({ course, open, hrefOf, onGo }: Props) {
  const { t } = useTranslation("sample_academy");
  const follow = (step: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(step);
  };
  return (
    <nav aria-label={t("contents")}>
      <Stack as="ol" gap="1" padding="0" margin="0" listStyleType="none">
        {course.steps.map((step, index) => {
          const number = index + 1;
          const isOpen = number === open;
          const isReached = number <= course.activeStep;
          const Icon = isReached ? CircleCheck : isOpen ? CircleDot : Circle;
          return (
            <li key={step.id}>
              <Box
                asChild
                display="block"
                paddingInline="3"
                paddingBlock="2"
                borderRadius="md"
                bg={isOpen ? "accent.tint" : undefined}
                color={isOpen ? "accent.text" : "fg"}
                _hover={{ bg: isOpen ? "accent.tint" : "inset" }}
              >
                <Link to={hrefOf(number)} onClick={follow(number)} aria-current={isOpen ? "step" : undefined}>
                  <HStack as="span" gap="2" align="start">
                    <Box as="span" color={isReached ? "good.text" : "fg.muted"} flex="none" paddingTop="1px">
                      <Icon size={18} aria-hidden="true" />
                    </Box>
                    <Text as="span" dir="auto">
                      {number}
                      {". "}
                      {step.title}
                      {isReached && <span className="kit-sr">{t("reached")}</span>}
                    </Text>
                  </HStack>
                </Link>
              </Box>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}
