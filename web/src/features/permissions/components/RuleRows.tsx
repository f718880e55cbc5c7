/** A rule as it is written: categories as rows that must all match, with values as chips of which one is enough. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { User, Users, UsersRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import {
  addable,
  type Category,
  categoryName,
  type NamedRef,
  presets,
  type Rule,
  rows,
  valueName,
  withoutCategory,
  withoutValue,
  withValue,
} from "../model";
import { categories } from "../queries";
import { CategoryRow } from "./CategoryRow";
import { SuggestionBox } from "./SuggestionBox";

export type RuleRowsProps = {
  rule: Rule;
  /** What people in it are called, as far as they were named before. */
  names?: readonly NamedRef[] | undefined;
  /** What is wrong, by category. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Whether a dialog puts the focus here. */
  focused?: boolean;
  onChange: (rule: Rule) => void;
};

export function RuleRows({ rule, names = [], errors, focused = false, onChange }: RuleRowsProps) {
  const { t } = useTranslation("permissions");
  const { team } = useTenantContext();
  const query = useQuery(categories);
  const all = query.data ?? [];
  const [chosen, setChosen] = useState<readonly NamedRef[]>(names);
  const [fresh, setFresh] = useState("");
  const [sought, setSought] = useState("");
  const initial = presets(team.id);
  const of = (id: string): Category =>
    all.find((item) => item.id === id) ?? { id, label: null, shape: "text", values: [], isUsed: false };
  const add = (category: string, value: string, name: string) => {
    if (name !== value) setChosen((now) => [...now, { id: value, name }]);
    onChange(withValue(rule, category, value));
  };
  return (
    <>
      <ol>
        {rows(rule, all).map(([category, values], i) => (
          <li key={category}>
            {i > 0 && (
              <Text
                muted
                py="0.3rem"
                textAlign="center"
                fontSize="xs"
                fontWeight="semibold"
                textTransform="uppercase"
                letterSpacing="0.04em"
              >
                {t("and")}
              </Text>
            )}
            <CategoryRow
              category={of(category)}
              values={values}
              label={(value) => valueName(t, of(category), value, chosen)}
              error={errors?.[category]}
              fresh={category === fresh}
              onAdd={(value, name) => add(category, value, name)}
              onTake={(value) => onChange(withoutValue(rule, category, value))}
              onRemove={() => onChange(withoutCategory(rule, category))}
            />
          </li>
        ))}
      </ol>
      {Object.keys(rule).length === 0 && (
        <HStack gap="2" flexWrap="wrap" role="group" aria-label={t("preset.title")}>
          <Button size="sm" icon={<Users />} onClick={() => onChange(initial.everyone)}>
            {t("preset.everyone")}
          </Button>
          <Button size="sm" icon={<UsersRound />} onClick={() => onChange(initial.team)}>
            {t("preset.team", { team: team.displayName })}
          </Button>
          <Button
            size="sm"
            icon={<User />}
            onClick={() => {
              onChange({ userId: [] });
              setFresh("userId");
            }}
          >
            {t("preset.person")}
          </Button>
        </HStack>
      )}
      <SuggestionBox
        label={t("editor.addCategory")}
        listLabel={t("editor.categories")}
        text={sought}
        onText={setSought}
        offers={addable(rule, all)
          .map(({ id }) => ({ value: id, name: categoryName(t, id, all) }))
          .filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))}
        none={all.length === 0 ? null : t("editor.noCategory")}
        focused={focused}
        quiet
        onChoose={(id) => {
          onChange({ ...rule, [id]: of(id).shape === "nobody" ? [id] : [] });
          setSought("");
          setFresh(id);
        }}
      />
      <QueryError query={query} />
    </>
  );
}
