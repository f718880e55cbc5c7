/** Six lists of one kind: those in use, those that an admin described, and the first one; the others on demand. */
import { Button } from "@learnt/ui/action/Button";
import { TagsField } from "@learnt/ui/form/TagsField";
import { Flex, SimpleGrid } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  describedLists,
  type groups,
  type ListName,
  type NamedRef,
  numbers,
  type Profile,
  type ShownField,
} from "../model";
import { MemberField } from "./MemberField";

type Props = {
  group: (typeof groups)[number];
  profile: Profile;
  fields: readonly ShownField[];
  named: readonly NamedRef[];
  off: boolean;
};

export function ListGroup({ group, profile, fields, named, off }: Props) {
  const { t } = useTranslation("people");
  const [all, setAll] = useState(false);
  const customFields = describedLists(fields);
  const isUsed = (name: ListName) => customFields.has(name) || profile[name].length > 0;
  const shown = numbers.filter((n) => all || n === 1 || isUsed(`${group}${n}`));
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
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        {shown.map((n) => {
          const field = customFields.get(`${group}${n}`);
          if (field) return <MemberField key={n} field={field} named={named} off={off} />;
          const label = t(`label.${group}`, { n });
          return <TagsField key={n} name={`${group}${n}`} label={label} optional disabled={off} />;
        })}
      </SimpleGrid>
    </section>
  );
}
