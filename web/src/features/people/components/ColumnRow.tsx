/** One column of the file: its name, the field that it fills, its first values. */
import { Select } from "@learnt/ui/form/SelectField";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { shownFields } from "../../../app/customFields";
import { customField, importTargets } from "../importPeople";
import { organisationFields } from "../model";

/** Named by a word that other screens use too. */
const sharedTexts = ["status", "roles", "managers"];

/** The name of a field as the mapping shows it. */
export function useTargetName(): (target: string) => string {
  const { t } = useTranslation("people");
  const fields = useQuery(shownFields).data ?? [];
  return (target) => {
    const customFields = fields.find((field) => field.name === target);
    if (customFields) return customFields.label;
    const numbered = /^(loc|div|custom)([1-6])$/.exec(target);
    if (numbered) return t(`label.${numbered[1]}`, { n: numbered[2] });
    if (target.startsWith("fields.")) return t("ownField", { field: target.slice("fields.".length) });
    return sharedTexts.includes(target) ? t(target) : t(`field.${target}`);
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
  const customFields = organisationFields(useQuery(shownFields).data ?? []).map((field) => field.name);
  const own = target?.startsWith("fields.") ? target : customField(column);
  const offered = [...new Set([...importTargets, ...customFields, ...(own ? [own] : [])])];
  return (
    <tr>
      <th scope="row" className="kit-cell-primary">
        {column || t("map.nameless")}
      </th>
      <td data-label={t("map.fills")}>
        <Select
          aria-label={t("map.fillsOf", { column })}
          value={target ?? ""}
          placeholder={t("map.nothing")}
          choices={offered.map((item) => ({
            value: item,
            label:
              item !== target && taken.includes(item)
                ? t("map.taken", { field: nameOf(item) })
                : nameOf(item),
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
