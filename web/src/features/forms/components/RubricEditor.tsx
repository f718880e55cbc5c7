/** The rubric of a form as it is written: criteria, each with its levels. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Plus, Trash2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Criterion, newId } from "../model";

type Props = { rubric: readonly Criterion[]; onChange: (rubric: Criterion[]) => void };

export function RubricEditor({ rubric, onChange }: Props) {
  const { t } = useTranslation("forms");
  const set = (id: string, part: Partial<Criterion>) =>
    onChange(rubric.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const level = (label: string, points: number) => ({ id: newId(), label, points });
  return (
    <Stack gap="4" as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium">
        {t("rubric")}
      </Text>
      <Text small muted>
        {t("rubricHint")}
      </Text>
      {rubric.map((criterion, at) => (
        <Stack key={criterion.id} gap="2" borderWidth="1px" borderRadius="md" p="3">
          <HStack gap="1">
            <input
              className="kit-input"
              dir="auto"
              aria-label={t("criterionNumber", { number: at + 1 })}
              maxLength={300}
              value={criterion.title}
              onChange={(event) => set(criterion.id, { title: event.target.value })}
            />
            <IconButton
              label={t("removeCriterion")}
              icon={<Trash2 />}
              onClick={() => onChange(rubric.filter(({ id }) => id !== criterion.id))}
            />
          </HStack>
          {criterion.levels.map((item, place) => {
            const update = (part: Partial<typeof item>) =>
              set(criterion.id, {
                levels: criterion.levels.map((each) => (each.id === item.id ? { ...each, ...part } : each)),
              });
            return (
              <HStack key={item.id} gap="1">
                <input
                  className="kit-input"
                  dir="auto"
                  aria-label={t("levelNumber", { number: place + 1 })}
                  maxLength={300}
                  value={item.label}
                  onChange={(event) => update({ label: event.target.value })}
                />
                <input
                  className="kit-input"
                  type="number"
                  min={0}
                  max={1000}
                  step="any"
                  style={{ maxInlineSize: "6rem" }}
                  aria-label={t("levelPoints", { number: place + 1 })}
                  value={item.points ?? 0}
                  onChange={(event) => update({ points: event.target.valueAsNumber || 0 })}
                />
                <IconButton
                  label={t("removeLevel")}
                  icon={<X />}
                  disabled={criterion.levels.length < 3}
                  onClick={() =>
                    set(criterion.id, { levels: criterion.levels.filter(({ id }) => id !== item.id) })
                  }
                />
              </HStack>
            );
          })}
          <HStack>
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus />}
              disabled={criterion.levels.length >= 10}
              onClick={() =>
                set(criterion.id, { levels: [...criterion.levels, level("", criterion.levels.length)] })
              }
            >
              {t("addLevel")}
            </Button>
          </HStack>
        </Stack>
      ))}
      <HStack>
        <Button
          size="sm"
          icon={<Plus />}
          disabled={rubric.length >= 30}
          onClick={() =>
            onChange([
              ...rubric,
              {
                id: newId(),
                title: "",
                levels: [level(t("levelLow"), 0), level(t("levelMiddle"), 1), level(t("levelHigh"), 2)],
              },
            ])
          }
        >
          {t("addCriterion")}
        </Button>
      </HStack>
    </Stack>
  );
}
