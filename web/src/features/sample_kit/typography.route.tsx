/** How words look: headings, text, its sizes and weights, links, code and lists. */
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { CodeExample } from "./components/CodeExample";

const COMMAND = "npm run gallery";
const KEYS = ["Ctrl", "K"] as const;
const FIGURES = "0123456789 · 1111111111";
const levels = [1, 2, 3] as const;
const sizes = ["3xl", "2xl", "xl", "lg", "md", "sm", "xs"] as const;
const weights = ["normal", "medium", "semibold", "bold"] as const;
const colours = [
  "fg",
  "fg.muted",
  "fg.subtle",
  "accent.text",
  "second.text",
  "good.text",
  "warn.text",
  "bad.text",
  "info.text",
] as const;
/** The same sentence as others write it: what people are called comes in every script. */
const scripts = [
  "Ada Okafor",
  "Čapek Żółć",
  "Юлія Бондар",
  "Ελένη Παππά",
  "سارة الخطيب",
  "김민지",
  "佐藤 陽子",
] as const;

export default function TypographyRoute() {
  const { t } = useTranslation("sample_kit");
  const sentence = t("type.sentence");
  return (
    <Page width="container">
      <PageHeader eyebrow={t("kit")} title={t("type.title")}>
        {t("type.note")}
      </PageHeader>
      <Stack gap="5">
        <Card title={t("type.headings")}>
          {levels.map((level) => (
            <CodeExample key={level} code={`<Heading level={${level}}>`}>
              <Heading level={level} as="p">
                {t("type.level", { level })}
              </Heading>
            </CodeExample>
          ))}
        </Card>
        <Card title={t("type.text")}>
          <CodeExample code="<Text>">
            <Text>{sentence}</Text>
          </CodeExample>
          <CodeExample code="<Text muted>">
            <Text muted>{sentence}</Text>
          </CodeExample>
          <CodeExample code="<Text small>">
            <Text small>{sentence}</Text>
          </CodeExample>
        </Card>
        <Card title={t("type.sizes")}>
          {sizes.map((size) => (
            <CodeExample key={size} code={`fontSize="${size}"`}>
              <Text fontSize={size} lineHeight="tight">
                {sentence}
              </Text>
            </CodeExample>
          ))}
        </Card>
        <Card title={t("type.weights")}>
          {weights.map((weight) => (
            <CodeExample key={weight} code={`fontWeight="${weight}"`}>
              <Text fontWeight={weight}>{sentence}</Text>
            </CodeExample>
          ))}
        </Card>
        <Card title={t("type.colours")} note={t("type.coloursNote")}>
          {colours.map((colour) => (
            <CodeExample key={colour} code={`color="${colour}"`}>
              <Text color={colour} fontWeight="medium">
                {sentence}
              </Text>
            </CodeExample>
          ))}
        </Card>
        <Card title={t("type.within")}>
          <CodeExample code='className="kit-link"'>
            <Link className="kit-link" to="/documentation/tokens">
              {t("type.link")}
            </Link>
          </CodeExample>
          <CodeExample code='<code className="kit-code">'>
            <code className="kit-code">{COMMAND}</code>
          </CodeExample>
          <CodeExample code='<kbd className="kit-kbd">'>
            <HStack gap="1">
              {KEYS.map((key) => (
                <kbd key={key} className="kit-kbd">
                  {key}
                </kbd>
              ))}
            </HStack>
          </CodeExample>
          <CodeExample code='fontVariantNumeric="tabular-nums"'>
            <Text fontVariantNumeric="tabular-nums">{FIGURES}</Text>
          </CodeExample>
        </Card>
        <Card title={t("type.scripts")} note={t("type.scriptsNote")}>
          {scripts.map((name) => (
            <Text key={name} fontSize="lg" dir="auto">
              {name}
            </Text>
          ))}
        </Card>
      </Stack>
    </Page>
  );
}
