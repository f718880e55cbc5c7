/** Where contacts are looked for: all, the frequent, the starred, and the groups. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { type Contact, inPlace, type Owner, places, ROOT } from "../model";

type Props = { contacts: readonly Contact[]; owner: Owner; place: string };

export function Side({ contacts, owner, place }: Props) {
  const { t } = useTranslation("sample_contacts");
  const { number } = useFormat();
  const line = (id: string, name: string) => (
    <li key={id}>
      <HStack justify="space-between" gap="2" paddingBlock="1.5">
        <Link to={`${ROOT}/${id}`} {...(id === place ? { "aria-current": "page" } : {})}>
          {name}
        </Link>
        <Badge>{number(inPlace(contacts, owner, id)?.length ?? 0)}</Badge>
      </HStack>
    </li>
  );
  return (
    <nav aria-label={t("places")}>
      <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0">
        {places.map((id) => line(id, t(`place.${id}`)))}
      </Stack>
      <Text as="h2" marginBlockStart="4" marginBlockEnd="1" color="fg.muted">
        {t("groups")}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" padding="0" margin="0">
        {owner.groups.map(({ id, name }) => line(id, name))}
      </Stack>
    </nav>
  );
}
