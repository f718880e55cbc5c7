/** For whom: categories that must all match, of each of which one value is enough. */

import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { findChoice } from "../model";
import { type Category, type Choice, categoriesQuery, valuesQuery } from "../queries";
import { useChoiceNames } from "./ChoiceNames";

type Rule = Record<string, string[]>;

const nothing: Choice[] = [];

export function RuleFields({ tenantId, team }: { tenantId: string; team: string }) {
  const { t } = useTranslation("triggers");
  const { field, fieldState } = useController({ name: "rule" });
  const rule = field.value as Rule;
  const query = useQuery(categoriesQuery(tenantId, team));
  const all = query.data ?? [];
  const nameOf = (category: Category) => category.label || t(`categories.${category.id}`, category.id);
  const of = (id: string): Category => all.find((item) => item.id === id) ?? { id, label: "", shape: "text" };
  const set = (id: string, values: string[]) => field.onChange({ ...rule, [id]: values });
  const drop = (id: string) =>
    field.onChange(Object.fromEntries(Object.entries(rule).filter(([key]) => key !== id)));
  // Of the rule as a whole, or of one of its categories.
  const errors = (fieldState.error ?? {}) as Record<string, unknown>;
  const asString = (item: unknown) => (typeof item === "string" ? item : undefined);
  const inside = Object.values(errors).map((item) =>
    asString((item as { message?: unknown } | undefined)?.message),
  );
  const message = asString(errors.message) ?? inside.find(Boolean);

  return (
    <Stack gap="3">
      {Object.entries(rule).map(([id, values], index) => (
        <Stack key={id} gap="1">
          {index > 0 && (
            <Text muted small>
              {t("and")}
            </Text>
          )}
          <Row
            tenantId={tenantId}
            team={team}
            category={of(id)}
            name={nameOf(of(id))}
            values={values}
            onChange={(next) => set(id, next)}
            onRemove={() => drop(id)}
          />
        </Stack>
      ))}
      {message && (
        <p className="kit-field-error" role="alert">
          {message}
        </p>
      )}
      <Select
        aria-label={t("addCategory")}
        placeholder={t("addCategory")}
        value=""
        onChange={({ target }) => {
          if (!target.value) return;
          const { everyone: _, ...others } = rule;
          const value = target.value === "everyone" ? ["everyone"] : [];
          field.onChange({ ...(target.value === "everyone" ? {} : others), [target.value]: value });
        }}
        choices={all
          .filter((item) => !(item.id in rule))
          .map((item) => ({ value: item.id, label: nameOf(item) }))}
      />
      <QueryError query={query} />
    </Stack>
  );
}

type RowProps = {
  tenantId: string;
  team: string;
  category: Category;
  name: string;
  values: string[];
  onChange: (values: string[]) => void;
  onRemove: () => void;
};

function Row({ tenantId, team, category, name, values, onChange, onRemove }: RowProps) {
  const { t } = useTranslation("triggers");
  const id = useId();
  const [input, setInput] = useState("");
  const search = useDebounced(input, 250);
  const asks = category.shape !== "nobody";
  const query = useQuery({
    ...valuesQuery(tenantId, { team, category: category.id, search }),
    enabled: asks && team !== "",
  });
  const { nameOf, learn } = useChoiceNames();
  const choices = query.data ?? nothing;
  useEffect(() => learn(choices), [choices, learn]);
  // Only texts may be ones that nobody has yet.
  const read = (next: string[]) => {
    const pieces = next.filter((value) => !values.includes(value));
    if (category.shape === "text" || pieces.length === 0) return next;
    const item = findChoice(choices, pieces);
    return item ? [...values, item.value] : values;
  };

  return (
    <HStack gap="2" align="start">
      <Stack gap="1" flex="1" minW="0">
        <label className="kit-label" htmlFor={id}>
          {name}
        </label>
        {asks ? (
          <TagsInput
            id={id}
            value={values}
            onChange={(next) => {
              setInput("");
              onChange([...new Set(read(next))]);
            }}
            suggestions={choices.map((item) => item.label)}
            onSearch={setInput}
            placeholder={t("oneOf")}
            labelOf={nameOf}
          />
        ) : (
          <Text muted small id={id}>
            {t("everyoneText")}
          </Text>
        )}
        <QueryError query={query} />
      </Stack>
      <Button size="sm" aria-label={t("removeCategory", { name })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </HStack>
  );
}
