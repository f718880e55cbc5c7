/** What pages are made of, at work; whole pages have addresses of their own. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { CardGrid, OpenCard, StatRow, StatTile } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { BookOpen, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PageLayout } from "../model";
import type { ExampleProps } from "./example";

const shapes: Partial<Record<ExampleProps["component"], readonly PageLayout[]>> = {
  "page/Page": ["full-width", "container", "narrow"],
  "page/PageHeader": ["full-width", "tabs"],
  "page/SidedPage": ["left-sidebar", "right-sidebar", "both-sidebars"],
};

export default function Pages({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  const whole = shapes[component];
  if (whole)
    return (
      <HStack gap="2" flexWrap="wrap">
        {whole.map((name) => (
          <LinkButton key={name} to={`/ui/page-layouts/${name}`} size="sm">
            {t(`layouts.${name}`)}
          </LinkButton>
        ))}
      </HStack>
    );
  if (component === "page/Facts")
    return (
      <Facts
        facts={[
          { name: t("example.name"), value: "Ada Okafor" },
          { name: t("example.kind"), value: t("example.course") },
        ]}
      />
    );
  if (component === "page/SectionNav")
    return (
      <SectionNav
        label={t("example.places")}
        groups={[
          {
            id: "pages",
            lines: [
              {
                to: "/documentation/pages",
                name: t("docs.pages"),
                on: true,
                icon: <BookOpen />,
                count: <Badge>7</Badge>,
              },
              { to: "/documentation/forms", name: t("docs.forms"), on: false, icon: <Users /> },
            ],
          },
        ]}
      />
    );
  return (
    <Stack gap="4">
      <StatRow>
        <StatTile icon={<Users />} label={t("example.people")} value="1,204" />
        <StatTile icon={<BookOpen />} label={t("example.courses")} value="36" />
      </StatRow>
      <CardGrid>
        {["full-width", "cards"].map((name) => (
          <OpenCard
            key={name}
            to={`/ui/page-layouts/${name}`}
            title={t(`layouts.${name}`)}
            cover={<Cover seed={name} />}
          >
            <Text muted small>
              {t(`layouts.${name}.note`)}
            </Text>
          </OpenCard>
        ))}
      </CardGrid>
    </Stack>
  );
}
