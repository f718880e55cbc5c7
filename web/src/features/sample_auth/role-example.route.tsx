/** Three pages that show how roles open pages: one for admins, one for the staff, one for guests alone. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { RoleName } from "../../api/types";
import { admits } from "../../app/gate";
import { rolesOf, useMe } from "../../app/me";
import { rolesInSample } from "../../app/sampleSession";

type Example = "admin" | "staff" | "guest";
const examples: readonly Example[] = ["admin", "staff", "guest"];

type Visitor = RoleName | "guest";
const visitors: readonly Visitor[] = ["guest", "learner", "manager", "staff", "admin", "superadmin"];

/** What the router's own gate says; a guest holds no role. */
const opens = (example: Example, visitor: Visitor): boolean =>
  admits(example, visitor === "guest" ? null : [visitor]);

export default function RoleExampleRoute() {
  const { t } = useTranslation("sample_auth");
  const me = useMe();
  const { pathname } = useLocation();
  const example = examples.find((item) => pathname.startsWith(`/auth/${item}-`)) ?? "guest";
  const held: readonly Visitor[] = me ? rolesInSample(rolesOf(me)) : ["guest"];
  return (
    <Page>
      <PageHeader
        title={t(`role.${example}Heading`)}
        actions={
          me ? (
            <LinkButton to="/logout">{t("role.leave")}</LinkButton>
          ) : (
            <LinkButton to="/login" variant="solid">
              {t("role.signIn")}
            </LinkButton>
          )
        }
      >
        {t(`role.${example}Text`)}
      </PageHeader>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Card title={t("role.who")}>
          <Stack as="ul" gap="3">
            {visitors.map((visitor) => (
              <HStack as="li" key={visitor} justifyContent="space-between" flexWrap="wrap" gap="2">
                <Text fontWeight={held.includes(visitor) ? "semibold" : "normal"}>
                  {visitor === "guest" ? t("role.visitor") : t(`role_${visitor}`, { ns: "app" })}
                  {held.includes(visitor) && ` (${t("role.you")})`}
                </Text>
                <Badge tone={opens(example, visitor) ? "good" : "neutral"}>
                  {t(opens(example, visitor) ? "role.opens" : "role.ledAway")}
                </Badge>
              </HStack>
            ))}
          </Stack>
        </Card>
        <Card title={t("role.others")} note={t("role.othersText")}>
          <HStack flexWrap="wrap" gap="2">
            {examples
              .filter((item) => item !== example)
              .map((item) => (
                <LinkButton key={item} to={`/auth/${item}-role-example`}>
                  {t(`role.${item}Heading`)}
                </LinkButton>
              ))}
          </HStack>
        </Card>
      </SimpleGrid>
    </Page>
  );
}
