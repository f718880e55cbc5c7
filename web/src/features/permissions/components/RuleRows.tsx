/** A rule as it is written: categories as rows that must all match, with values as chips of which one is enough. */

import { Button } from "@learnt/ui/action/Button";
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
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
  type Named,
  presets,
  type Rule,
  rows,
  valueName,
  without,
  withoutValue,
  withValue,
} from "../model";
import { categories } from "../queries";
import { CategoryRow } from "./CategoryRow";
import { Suggest } from "./Suggest";

export type RuleRowsProps = {
  rule: Rule;
  /** What people in it are called, as far as they were named before. */
  names?: readonly Named[] | undefined;
  /** What is wrong, by category. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Whether a dialog puts the focus here. */
  focused?: boolean;
  onChange: (rule: Rule) => void;
};

export function RuleRows({ rule, names = [], errors, focused = false, onChange }: RuleRowsProps) {
  const { t } = useTranslation("permissions");
  const { team } = useTenantContext();
  const known = useQuery(categories);
  const all = known.data ?? [];
  const [chosen, setChosen] = useState<readonly Named[]>(names);
  const [fresh, setFresh] = useState("");
  const [sought, setSought] = useState("");
  const begin = presets(team.id);
  const of = (id: string): Category =>
    all.find((one) => one.id === id) ?? { id, label: null, shape: "text", values: [], isUsed: false };
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
              onRemove={() => onChange(without(rule, category))}
            />
          </li>
        ))}
      </ol>
      {Object.keys(rule).length === 0 && (
        <HStack gap="2" flexWrap="wrap" role="group" aria-label={t("preset.title")}>
          <Button size="sm" icon={<Users />} onClick={() => onChange(begin.everyone)}>
            {t("preset.everyone")}
          </Button>
          <Button size="sm" icon={<UsersRound />} onClick={() => onChange(begin.team)}>
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
      <Suggest
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
      <LookupTrouble of={known} />
    </>
  );
}
