/** Options of a choice, or rows of a matrix: typed, pasted as a list, marked as right. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Choice, moved, newId, withPasted } from "../model";

type Props = {
  label: string;
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
  /** The right ones; left out where nothing is right or wrong. */
  correct?: readonly string[] | undefined;
  onCorrect?: (correct: string[]) => void;
};

export function Choices({ label, choices, onChange, correct, onCorrect }: Props) {
  const { t } = useTranslation("forms");
  return (
    <Stack gap="2" as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium">
        {label}
      </Text>
      {choices.map((choice, at) => (
        <HStack key={choice.id} gap="1">
          {onCorrect && (
            <Checkbox
              aria-label={t("isRight", { option: choice.label })}
              title={t("isRight", { option: choice.label })}
              checked={correct?.includes(choice.id) ?? false}
              onChange={(event) =>
                onCorrect(
                  event.target.checked
                    ? [...(correct ?? []), choice.id]
                    : (correct ?? []).filter((id) => id !== choice.id),
                )
              }
            />
          )}
          <input
            className="kit-input"
            dir="auto"
            aria-label={t("optionLabel", { number: at + 1 })}
            value={choice.label}
            onChange={(event) =>
              onChange(
                choices.map((item) =>
                  item.id === choice.id ? { ...item, label: event.target.value } : item,
                ),
              )
            }
            onPaste={(event) => {
              const text = event.clipboardData.getData("text");
              if (!/[\n\r\t]/.test(text)) return;
              event.preventDefault();
              onChange(
                withPasted(
                  choices.filter((item) => item.id !== choice.id || item.label),
                  text,
                ),
              );
            }}
          />
          <IconButton
            size="sm"
            label={t("up")}
            icon={<ArrowUp />}
            disabled={at === 0}
            onClick={() => onChange(moved(choices, at, at - 1))}
          />
          <IconButton
            size="sm"
            label={t("down")}
            icon={<ArrowDown />}
            disabled={at === choices.length - 1}
            onClick={() => onChange(moved(choices, at, at + 1))}
          />
          <IconButton
            size="sm"
            label={t("removeOption")}
            icon={<X />}
            onClick={() => onChange(choices.filter((item) => item.id !== choice.id))}
          />
        </HStack>
      ))}
      <HStack>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() => onChange([...choices, { id: newId(), label: "" }])}
        >
          {t("addOption")}
        </Button>
      </HStack>
      <Text small muted>
        {t("pasteHint")}
      </Text>
    </Stack>
  );
}
