/** The organisation's own fields: those that an admin described, and further ones that the person has a value in. */
import { TagsField } from "@learnt/ui/form/TagsField";
import { SimpleGrid } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { customFieldTitle, type NamedRef, organisationFields, type ShownField } from "../model";
import { MemberField } from "./MemberField";

type Props = {
  fields: readonly ShownField[];
  keys: readonly string[];
  named: readonly NamedRef[];
  off: boolean;
};

export function CustomFields({ fields, keys, named, off }: Props) {
  const { t } = useTranslation("people");
  const customFields = organisationFields(fields);
  const others = keys.filter((key) => !customFields.some((field) => field.key === key));
  if (customFields.length === 0 && others.length === 0) return null;
  return (
    <section>
      <Heading level={3} mb="2" mt="2">
        {t("group.own")}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        {customFields.map((field) => (
          <MemberField key={field.key} field={field} named={named} off={off} />
        ))}
        {others.map((key) => (
          <TagsField key={key} name={`fields.${key}`} label={customFieldTitle(key)} optional disabled={off} />
        ))}
      </SimpleGrid>
    </section>
  );
}
