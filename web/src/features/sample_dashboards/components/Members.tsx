/** Who works on the project. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, SimpleGrid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import type { Member } from "../model";

export function Members({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation("sample_dashboards");
  const { number } = useFormat();
  return (
    <SimpleGrid as="ul" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
      {members.map(({ id, name, role, office, email, open }) => (
        <li key={id}>
          <Card>
            <HStack gap="3" align="flex-start">
              <Avatar name={name} size="lg" />
              <div style={{ minInlineSize: 0, flex: 1 }}>
                <Text fontWeight="semibold" dir="auto">
                  {name}
                </Text>
                <Text muted small>
                  {role} · <bdi>{office}</bdi>
                </Text>
                <a className="kit-link" href={`mailto:${email}`}>
                  {email}
                </a>
              </div>
              <Badge tone={open === 0 ? "good" : "neutral"}>
                {t("open", { count: open, shown: number(open) })}
              </Badge>
            </HStack>
          </Card>
        </li>
      ))}
    </SimpleGrid>
  );
}
