/** The organisation's own fields that a person has a value in. */
import { TagsField } from "@learnt/ui/form/TagsField";
import { SimpleGrid } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { ownTitle } from "../model";

export function OwnFields({ keys, off }: { keys: readonly string[]; off: boolean }) {
  const { t } = useTranslation("people");
  if (keys.length === 0) return null;
  return (
    <section>
      <Heading level={3} mb="2" mt="2">
        {t("group.own")}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {keys.map((key) => (
          <TagsField key={key} name={`fields.${key}`} label={ownTitle(key)} optional disabled={off} />
        ))}
      </SimpleGrid>
    </section>
  );
}
