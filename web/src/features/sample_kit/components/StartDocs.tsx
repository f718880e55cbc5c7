/** Where to begin: what the kit is, and what stands on which page. */
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card, CardGrid, OpenCard } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { components, type DocPage, docPages, isGroup } from "../docs";

const rules = ["import", "words", "colours", "states", "keyboard", "address"] as const;

export function StartDocs({ pathOf }: { pathOf: (page: DocPage) => string }) {
  const { t } = useTranslation("sample_kit");
  return (
    <Stack gap="5">
      <Card title={t("docs.rules")}>
        <Stack as="ol" gap="3" maxWidth="prose" paddingInlineStart="5" listStyleType="decimal">
          {rules.map((rule) => (
            <li key={rule}>
              <Text>{t(`docs.rule.${rule}`)}</Text>
            </li>
          ))}
        </Stack>
      </Card>
      <CardGrid label={t("docs.contents")}>
        {docPages
          .filter((page) => page !== "start")
          .map((page) => (
            <OpenCard
              key={page}
              to={pathOf(page)}
              title={t(`docs.${page}`)}
              above={isGroup(page) ? t("docs.components", { count: components[page].length }) : undefined}
            >
              <Text muted small>
                {t(`docs.${page}.note`)}
              </Text>
            </OpenCard>
          ))}
      </CardGrid>
    </Stack>
  );
}
