/** What markers judge all of a submission by: chosen while marking, and read with the result. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Criterion, criterionKey } from "../model";

type RubricMarkValues = Readonly<Record<string, unknown>>;

type Props = {
  rubric: readonly Criterion[];
  marks: RubricMarkValues;
  onChange: (key: string, level: string) => void;
};

export function RubricMarks({ rubric, marks, onChange }: Props) {
  const { t } = useTranslation("forms");
  const id = useId();
  return (
    <Stack gap="4">
      {rubric.map((criterion) => {
        const key = criterionKey(criterion);
        return (
          <Stack key={key} gap="1" role="radiogroup" aria-labelledby={`${id}-${key}`}>
            <Text fontWeight="medium" id={`${id}-${key}`}>
              <bdi>{criterion.title}</bdi>
            </Text>
            {criterion.levels.map((level) => (
              <label key={level.id} className="kit-radio">
                <input
                  type="radio"
                  name={`${id}-${key}`}
                  checked={marks[key] === level.id}
                  onChange={() => onChange(key, level.id)}
                />
                <span>
                  <bdi>{level.label}</bdi>{" "}
                  <Text as="span" small muted>
                    {t("worth", { count: level.points ?? 0 })}
                  </Text>
                </span>
              </label>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The level of each criterion that was chosen. */
export function RubricResult({ rubric, marks }: { rubric: readonly Criterion[]; marks: RubricMarkValues }) {
  const { t } = useTranslation("forms");
  const chosen = rubric.flatMap((criterion) => {
    const level = criterion.levels.find(({ id }) => id === marks[criterionKey(criterion)]);
    return level ? [{ criterion, level }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <Stack as="ul" gap="2" aria-label={t("rubric")}>
      {chosen.map(({ criterion, level }) => (
        <HStack as="li" key={criterion.id} gap="2" wrap="wrap">
          <bdi>{criterion.title}</bdi>
          <Badge tone="neutral">{level.label}</Badge>
          <Text as="span" small muted>
            {t("worth", { count: level.points ?? 0 })}
          </Text>
        </HStack>
      ))}
    </Stack>
  );
}
