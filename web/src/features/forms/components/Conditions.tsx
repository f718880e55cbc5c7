/** When something is so: rules about earlier answers, all of them or any. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Plus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Comparison, type Condition, type Field, isChoice, type Rule } from "../model";

const comparisons = ["is", "isNot", "contains", "moreThan", "lessThan", "answered", "notAnswered"] as const;

type Props = {
  label: string;
  condition: Condition | null | undefined;
  /** The questions that stand before. */
  before: readonly Field[];
  onChange: (condition: Condition | null) => void;
};

export function Conditions({ label, condition, before, onChange }: Props) {
  const { t } = useTranslation("forms");
  const rules = condition?.rules ?? [];
  const update = (next: Rule[]) =>
    onChange(next.length > 0 ? { all: condition?.all ?? true, rules: next } : null);
  const set = (at: number, part: Partial<Rule>) =>
    update(rules.map((rule, place) => (place === at ? { ...rule, ...part } : rule)));
  const first = before[0];
  return (
    <Stack gap="2" as="fieldset">
      <Text as="legend" fontSize="sm" fontWeight="medium">
        {label}
      </Text>
      {rules.length > 1 && (
        <Select
          aria-label={t("allOrAny")}
          value={condition?.all ? "all" : "any"}
          onChange={(event) => onChange({ all: event.target.value === "all", rules })}
          choices={[
            { value: "all", label: t("allRules") },
            { value: "any", label: t("anyRule") },
          ]}
        />
      )}
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
        <HStack key={at} gap="2" wrap="wrap" align="center">
          <Select
            aria-label={t("question")}
            value={rule.field}
            onChange={(event) => set(at, { field: event.target.value, value: null })}
            choices={before.map(({ id, label: question }) => ({ value: id, label: question }))}
          />
          <Select
            aria-label={t("comparison")}
            value={rule.op}
            onChange={(event) => set(at, { op: event.target.value as Comparison })}
            choices={comparisons.map((value) => ({ value, label: t(`op.${value}`) }))}
          />
          {rule.op !== "answered" && rule.op !== "notAnswered" && (
            <RuleValue
              field={before.find(({ id }) => id === rule.field)}
              value={rule.value}
              onChange={(value) => set(at, { value })}
            />
          )}
          <IconButton
            label={t("removeRule")}
            icon={<X />}
            onClick={() => update(rules.filter((_, place) => place !== at))}
          />
        </HStack>
      ))}
      {first ? (
        <HStack>
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => update([...rules, { field: first.id, op: "answered", value: null }])}
          >
            {t("addRule")}
          </Button>
        </HStack>
      ) : (
        <Text small muted>
          {t("noEarlier")}
        </Text>
      )}
    </Stack>
  );
}

function RuleValue({
  field,
  value,
  onChange,
}: {
  field: Field | undefined;
  value: Rule["value"];
  onChange: (value: Rule["value"]) => void;
}) {
  const { t } = useTranslation("forms");
  if (field?.type === "yesNo")
    return (
      <Select
        aria-label={t("value")}
        placeholder={t("choose")}
        value={typeof value === "boolean" ? String(value) : ""}
        onChange={(event) => onChange(event.target.value === "true")}
        choices={[
          { value: "true", label: t("yes") },
          { value: "false", label: t("no") },
        ]}
      />
    );
  if (field && isChoice(field.type))
    return (
      <Select
        aria-label={t("value")}
        placeholder={t("choose")}
        value={String(value ?? "")}
        onChange={(event) => onChange(event.target.value)}
        choices={(field.options ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
    );
  return (
    <input
      className="kit-input"
      aria-label={t("value")}
      dir="auto"
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
