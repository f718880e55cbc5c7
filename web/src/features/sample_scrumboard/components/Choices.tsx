/** Several of what the board has: its labels, its members. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import type { Label } from "../model";
import { labelTones } from "../tones";

type Choice = { id: string; name: string; label?: Label["class"]; avatar?: string };
type Props = {
  title: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

export function Choices({ title, choices, chosen, onChange }: Props) {
  if (choices.length === 0) return null;
  return (
    <Stack as="fieldset" gap="1" border="none" padding="0" margin="0" minWidth="0">
      <Heading as="legend" level={3} paddingBlockEnd="1">
        {title}
      </Heading>
      {choices.map(({ id, name, label, avatar }) => (
        <label key={id} className="kit-check-row" htmlFor={`choice-${id}`}>
          <Checkbox
            id={`choice-${id}`}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((item) => item !== id))
            }
          />
          {label ? (
            <Badge tone={labelTones[label]}>{name}</Badge>
          ) : (
            <HStack as="span" gap="2">
              <Avatar name={name} src={avatar} size="sm" />
              <bdi>{name}</bdi>
            </HStack>
          )}
        </label>
      ))}
    </Stack>
  );
}
