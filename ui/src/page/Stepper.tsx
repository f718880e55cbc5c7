/** Where one is in something that is done step by step; what lies behind is marked as done. */
import { Badge } from "../feedback/Badge";
import { Flex } from "../layout/layout";

type Props = {
  label: string;
  /** In order, each with its number in its words. */
  steps: readonly { id: string; label: string }[];
  /** The id of the one that is being done. */
  at: string;
};

export function Stepper({ label, steps, at }: Props) {
  const now = steps.findIndex(({ id }) => id === at);
  return (
    <Flex as="ol" gap="2" wrap="wrap" marginBlockEnd="5" listStyleType="none" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} aria-current={index === now ? "step" : undefined}>
          <Badge tone={index === now ? "accent" : index < now ? "good" : "neutral"}>{step.label}</Badge>
        </li>
      ))}
    </Flex>
  );
}
