/** A rule as it is written: categories as rows that must all match, with values as chips of which one is enough. */
import { Button } from "@learnt/ui/action/Button";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { User, Users, UsersRound } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import {
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
import "../permissions.css";
import { categories } from "../queries";
import { CategoryRow } from "./CategoryRow";

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

/** An arrow key opens the list: on a closed one it would add whatever category comes next. */
function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.showPicker?.();
}

export function RuleRows({ rule, names = [], errors, focused = false, onChange }: RuleRowsProps) {
  const { t } = useTranslation("permissions");
  const { team } = useTenantContext();
  const all = useQuery(categories).data ?? [];
  const [chosen, setChosen] = useState<readonly Named[]>(names);
  const [fresh, setFresh] = useState("");
  const begin = presets(team.id);
  const of = (id: string): Category =>
    all.find((one) => one.id === id) ?? { id, label: null, shape: "text", values: [] };
  const add = (category: string, value: string, name: string) => {
    if (name !== value) setChosen((now) => [...now, { id: value, name }]);
    onChange(withValue(rule, category, value));
  };
  return (
    <>
      <ol className="pe-rows">
        {rows(rule, all).map(([category, values], i) => (
          <li key={category}>
            {i > 0 && <span className="pe-joint">{t("and")}</span>}
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
      <Select
        data-autofocus={focused || undefined}
        aria-label={t("editor.addCategory")}
        placeholder={t("editor.addCategory")}
        value=""
        onKeyDown={openFirst}
        onChange={(event) => {
          const id = event.target.value;
          const first = all.find((one) => one.id === id)?.shape === "nobody" ? [id] : [];
          if (id) onChange({ ...rule, [id]: rule[id] ?? first });
          setFresh(id);
        }}
        choices={all
          .filter((one) => !(one.id in rule))
          .map((one) => ({ value: one.id, label: categoryName(t, one.id, all) }))}
      />
    </>
  );
}
