/** Whom one may write to: the latest conversations first. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ChatContact, toneOf } from "../model";

type Props = {
  contacts: readonly ChatContact[];
  open: string | null;
  hrefOf: (contactId: string) => string;
};

export function Contacts({ contacts, open, hrefOf }: Props) {
  const { t } = useTranslation("sample_chat");
  return (
    <Stack as="ul" aria-label={t("contacts")} gap="1" listStyleType="none" padding="0" margin="0">
      {contacts.map(({ id, name, status, mood, unread }) => (
        <li key={id}>
          <Box
            asChild
            display="block"
            minHeight="12"
            paddingBlock="1.5"
            paddingInline="2"
            borderRadius="md"
            bg={id === open ? "accent.tint" : undefined}
            _hover={{ bg: id === open ? "accent.tint" : "inset" }}
          >
            <Link to={hrefOf(id)} aria-current={id === open ? "true" : undefined}>
              <HStack gap="2" minWidth="0">
                <Avatar name={name} size="sm" />
                <Stack gap="0" flex="1" minWidth="0">
                  <Text as="span" truncate dir="auto">
                    {name}
                  </Text>
                  {mood && (
                    <Text as="span" small muted truncate dir="auto">
                      {mood}
                    </Text>
                  )}
                </Stack>
                {unread > 0 ? (
                  <Badge tone="accent">{t("unread", { count: unread })}</Badge>
                ) : (
                  <Badge tone={toneOf(status)}>{t(`status.${status}`)}</Badge>
                )}
              </HStack>
            </Link>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
