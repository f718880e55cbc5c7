/** What is to be known of somebody. */
import { useFormat } from "@learnt/ui/base/format";
import { HStack, SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import type { About } from "../model";

export function AboutTab({ about: { general, work, contact, groups, friends } }: { about: About }) {
  const { t } = useTranslation("sample_profile");
  const { date } = useFormat();
  const list = { as: "ul", gap: "3", listStyleType: "none", padding: "0", margin: "0" } as const;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Card title={t("general")}>
        <Facts
          facts={[
            { name: t("gender"), value: general.gender },
            { name: t("birthday"), value: date(general.birthday) },
            { name: t("locations"), value: general.locations.join(", ") },
            { name: t("aboutMe"), value: general.about },
          ]}
        />
      </Card>
      <Card title={t("work")}>
        <Facts
          facts={[
            { name: t("occupation"), value: work.occupation },
            { name: t("skills"), value: work.skills },
            ...work.jobs.map(({ company, date: when }) => ({ name: company, value: when })),
          ]}
        />
      </Card>
      <Card title={t("contact")}>
        <Facts
          facts={[
            { name: t("address"), value: contact.address },
            { name: t("phone"), value: <bdi dir="ltr">{contact.tel.join(", ")}</bdi> },
            { name: t("websites"), value: contact.websites.join(", ") },
            { name: t("email"), value: contact.emails.join(", ") },
          ]}
        />
      </Card>
      <Card title={t("groups")}>
        <Facts
          facts={groups.map(({ name, category, members }) => ({
            name,
            value: t("members", { category, members }),
          }))}
        />
      </Card>
      <Card title={t("friends")}>
        <Stack {...list}>
          {friends.map(({ name }) => (
            <li key={name}>
              <HStack gap="3">
                <Avatar name={name} size="sm" />
                <Text as="span">
                  <bdi>{name}</bdi>
                </Text>
              </HStack>
            </li>
          ))}
        </Stack>
      </Card>
    </SimpleGrid>
  );
}
