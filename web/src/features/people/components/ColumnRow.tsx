/** One column of the file: its name, the field that it fills, its first values. */
import { Select } from "@learnt/ui/form/SelectField";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { shownFields } from "../../../app/described";
import { ownField, targets } from "../importing";
import { ownOnes } from "../model";

/** Named by a word that other screens use too. */
const plain = ["status", "roles", "managers"];

/** The name of a field as the mapping shows it. */
export function useTargetName(): (target: string) => string {
  const { t } = useTranslation("people");
  const fields = useQuery(shownFields).data ?? [];
  return (target) => {
    const described = fields.find((field) => field.name === target);
    if (described) return described.label;
    const numbered = /^(loc|div|custom)([1-6])$/.exec(target);
    if (numbered) return t(`label.${numbered[1]}`, { n: numbered[2] });
    if (target.startsWith("fields.")) return t("ownField", { field: target.slice("fields.".length) });
    return plain.includes(target) ? t(target) : t(`field.${target}`);
  };
}

type Props = {
  column: string;
  samples: string[];
  target: string | null;
  taken: readonly (string | null)[];
  onTarget: (target: string | null) => void;
};

export function ColumnRow({ column, samples, target, taken, onTarget }: Props) {
  const { t } = useTranslation("people");
  const nameOf = useTargetName();
  const described = ownOnes(useQuery(shownFields).data ?? []).map((field) => field.name);
  const own = target?.startsWith("fields.") ? target : ownField(column);
  const offered = [...new Set([...targets, ...described, ...(own ? [own] : [])])];
  return (
    <tr>
      <th scope="row" className="lt-cell-primary">
        {column || t("map.nameless")}
      </th>
      <td data-label={t("map.fills")}>
        <Select
          aria-label={t("map.fillsOf", { column })}
          value={target ?? ""}
          placeholder={t("map.nothing")}
          choices={offered.map((one) => ({
            value: one,
            label:
              one !== target && taken.includes(one) ? t("map.taken", { field: nameOf(one) }) : nameOf(one),
          }))}
          onChange={(event) => onTarget(event.target.value || null)}
        />
      </td>
      <td data-label={t("map.sample")}>
        <Text as="span" muted small>
          {samples.filter(Boolean).slice(0, 3).join(" · ") || t("map.noSample")}
        </Text>
      </td>
    </tr>
  );
}
