/** The questions of a group, each of a kind that fits into an entry. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Field, type FieldType, moved, newField } from "../model";
import { Choices } from "./Choices";

const kinds = [
  "shortText",
  "longText",
  "number",
  "email",
  "phone",
  "date",
  "time",
  "yesNo",
  "singleChoice",
  "dropdown",
  "rating",
] as const satisfies readonly FieldType[];

type Props = { fields: readonly Field[]; onChange: (fields: Field[]) => void };

export function GroupQuestions({ fields, onChange }: Props) {
  const { t } = useTranslation("forms");
  const update = (id: string, part: Partial<Field>) =>
    onChange(fields.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const create = (type: FieldType, label: string) =>
    newField(type, label, (number) => t("optionNumber", { number }));
  return (
    <Stack gap="3" as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium">
        {t("groupQuestions")}
      </Text>
      {fields.map((field, at) => (
        <Stack key={field.id} gap="2" borderWidth="1px" borderRadius="md" p="3">
          <input
            className="kit-input"
            dir="auto"
            aria-label={t("optionLabel", { number: at + 1 })}
            value={field.label}
            onChange={(event) => update(field.id, { label: event.target.value })}
          />
          <HStack gap="2" wrap="wrap">
            <Select
              aria-label={t("kindOf", { question: field.label })}
              value={field.type}
              onChange={(event) => {
                const { id, ...fresh } = create(event.target.value as FieldType, field.label);
                update(field.id, { options: [], ...fresh });
              }}
              choices={kinds.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            <IconButton
              label={t("up")}
              icon={<ArrowUp />}
              disabled={at === 0}
              onClick={() => onChange(moved(fields, at, at - 1))}
            />
            <IconButton
              label={t("down")}
              icon={<ArrowDown />}
              disabled={at === fields.length - 1}
              onClick={() => onChange(moved(fields, at, at + 1))}
            />
            <IconButton
              label={t("remove")}
              icon={<X />}
              onClick={() => onChange(fields.filter((item) => item.id !== field.id))}
            />
          </HStack>
          <label className="kit-check-row" htmlFor={`${field.id}-required`}>
            <Checkbox
              id={`${field.id}-required`}
              checked={field.required ?? false}
              onChange={(event) => update(field.id, { required: event.target.checked })}
            />
            {t("mustAnswer")}
          </label>
          {(field.type === "singleChoice" || field.type === "dropdown") && (
            <Choices
              label={t("options")}
              choices={field.options ?? []}
              onChange={(options) => update(field.id, { options })}
            />
          )}
        </Stack>
      ))}
      <HStack>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() => onChange([...fields, create("shortText", t("type.shortText"))])}
        >
          {t("addQuestion")}
        </Button>
      </HStack>
    </Stack>
  );
}
