/** What the team knows of the signed-in person, as names and values; what holds nothing is left out. */
import { useFormat } from "@learnt/ui/base/format";
import type { Fact } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import { customFieldTitle, filledFields, type MyProfile, nameOf, type ShownField } from "../model";

/** The name of a field of a profile. */
export function useFieldName(fields: readonly ShownField[]): (field: string) => string {
  const { t } = useTranslation("people");
  return (field) => {
    const customFields = fields.find((item) => item.name === field);
    if (customFields) return customFields.label;
    const numbered = /^(loc|div|custom)([1-6])$/.exec(field);
    if (numbered) return t(`label.${numbered[1]}`, { n: numbered[2] });
    return field.startsWith("fields.")
      ? customFieldTitle(field.slice("fields.".length))
      : t(`field.${field}`);
  };
}

export function useProfileFacts(own: MyProfile | undefined, fields: readonly ShownField[]): Fact[] {
  const { t } = useTranslation("people");
  const format = useFormat();
  const fieldName = useFieldName(fields);
  const shownAs = (field: string, value: string): string => {
    const type = fields.find((item) => item.name === field)?.type;
    if (field === "dob" || type === "date") return format.date(value);
    if (type === "number") return format.number(Number(value));
    if (type === "bool") return t(`bool.${value}`);
    return (type === "person" && own?.named.find((item) => item.id === value)?.name) || value;
  };
  if (!own) return [];
  const facts: Fact[] = [{ name: t("name"), value: nameOf(own.profile) }];
  for (const { field, values } of filledFields(own.profile)) {
    const shown = values.map((value) => shownAs(field, value));
    facts.push({ name: fieldName(field), value: shown.join(", ") });
  }
  if (own.managers.length > 0)
    facts.push({ name: t("managers"), value: own.managers.map((manager) => manager.name).join(", ") });
  facts.push({ name: t("status"), value: t(`status.${own.status}`) });
  if (own.terminationDate) facts.push({ name: t("employmentEnds"), value: format.date(own.terminationDate) });
  return facts;
}
