/** For whom: categories that must all match, of each of which one value is enough. */

import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
import { Select } from "@learnt/ui/form/SelectField";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { named } from "../model";
import { type Category, type Choice, categoriesQuery, valuesQuery } from "../queries";
import { useNames } from "./names";

type Rule = Record<string, string[]>;

const nothing: Choice[] = [];

export function RuleFields({ tenantId, team }: { tenantId: string; team: string }) {
  const { t } = useTranslation("triggers");
  const { field, fieldState } = useController({ name: "rule" });
  const rule = field.value as Rule;
  const known = useQuery(categoriesQuery(tenantId, team));
  const all = known.data ?? [];
  const nameOf = (category: Category) => category.label || t(`categories.${category.id}`, category.id);
  const of = (id: string): Category => all.find((one) => one.id === id) ?? { id, label: "", shape: "text" };
  const set = (id: string, values: string[]) => field.onChange({ ...rule, [id]: values });
  const drop = (id: string) =>
    field.onChange(Object.fromEntries(Object.entries(rule).filter(([key]) => key !== id)));
  // Of the rule as a whole, or of one of its categories.
  const errors = (fieldState.error ?? {}) as Record<string, unknown>;
  const said = (one: unknown) => (typeof one === "string" ? one : undefined);
  const inside = Object.values(errors).map((one) =>
    said((one as { message?: unknown } | undefined)?.message),
  );
  const message = said(errors.message) ?? inside.find(Boolean);

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
        <p className="lt-field-error" role="alert">
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
        choices={all.filter((one) => !(one.id in rule)).map((one) => ({ value: one.id, label: nameOf(one) }))}
      />
      <LookupTrouble of={known} />
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
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 250);
  const asks = category.shape !== "nobody";
  const found = useQuery({
    ...valuesQuery(tenantId, { team, category: category.id, search }),
    enabled: asks && team !== "",
  });
  const { nameOf, learn } = useNames();
  const choices = found.data ?? nothing;
  useEffect(() => learn(choices), [choices, learn]);
  // Only texts may be ones that nobody has yet.
  const read = (next: string[]) => {
    const pieces = next.filter((value) => !values.includes(value));
    if (category.shape === "text" || pieces.length === 0) return next;
    const one = named(choices, pieces);
    return one ? [...values, one.value] : values;
  };

  return (
    <HStack gap="2" align="start">
      <Stack gap="1" flex="1" minW="0">
        <label className="lt-label" htmlFor={id}>
          {name}
        </label>
        {asks ? (
          <TagsInput
            id={id}
            value={values}
            onChange={(next) => {
              setTyped("");
              onChange([...new Set(read(next))]);
            }}
            suggestions={choices.map((one) => one.label)}
            onSearch={setTyped}
            placeholder={t("oneOf")}
            labelOf={nameOf}
          />
        ) : (
          <Text muted small id={id}>
            {t("everyoneText")}
          </Text>
        )}
        <LookupTrouble of={found} />
      </Stack>
      <Button size="sm" aria-label={t("removeCategory", { name })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </HStack>
  );
}
