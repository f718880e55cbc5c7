/** Six lists of one kind: those in use and the first one; the others on demand. */
import { Button } from "@learnt/ui/action/Button";
import { TagsField } from "@learnt/ui/form/TagsField";
import { Flex, SimpleGrid } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type groups, type ListName, numbers, type Profile } from "../model";

type Props = { group: (typeof groups)[number]; profile: Profile; off: boolean };

export function ListGroup({ group, profile, off }: Props) {
  const { t } = useTranslation("people");
  const [all, setAll] = useState(false);
  const shown = numbers.filter((n) => all || n === 1 || profile[`${group}${n}` as ListName].length > 0);
  return (
    <section>
      <Flex justify="space-between" align="center" mb="2" mt="2">
        <Heading level={3}>{t(`group.${group}`)}</Heading>
        {shown.length < numbers.length && (
          <Button variant="ghost" size="sm" icon={<ChevronDown />} onClick={() => setAll(true)}>
            {t("showAll")}
          </Button>
        )}
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {shown.map((n) => (
          <TagsField
            key={n}
            name={`${group}${n}`}
            label={t(`label.${group}`, { n })}
            optional
            disabled={off}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
