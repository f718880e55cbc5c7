/** The small things that layout is made of: spaces, corners, shadows, grounds, columns, and the few classes there are. */

import { Box, Center, HStack, SimpleGrid, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { widths } from "@learnt/ui/theme/widths";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CodeExample } from "./components/CodeExample";

const spaces = ["1", "2", "3", "4", "6", "8", "12", "16"] as const;
const corners = ["sm", "md", "lg", "full"] as const;
const shadows = ["card", "lift", "float"] as const;
const backgrounds = [
  "page",
  "surface",
  "raised",
  "inset",
  "accent.tint",
  "second.tint",
  "good.tint",
  "warn.tint",
  "bad.tint",
  "info.tint",
] as const;
/** Layout breakpoints, in pixels, and the names of those that the style props know. */
const breakpoints = Object.entries(widths).map(([name, pixels]) => [pixels, name] as const);

export default function HelperClassesRoute() {
  const { t } = useTranslation("sample_kit");
  return (
    <Page width="container">
      <PageHeader eyebrow={t("kit")} title={t("helper.title")}>
        {t("helper.note")}
      </PageHeader>
      <Stack gap="5">
        <Card title={t("helper.spaces")} note={t("helper.spacesNote")}>
          {spaces.map((space) => (
            <CodeExample key={space} code={`padding="${space}"`}>
              <Box width={space} height="4" background="accent.shape" borderRadius="2px" />
            </CodeExample>
          ))}
        </Card>
        <Card title={t("helper.corners")}>
          <Wrap gap="4">
            {corners.map((corner) => (
              <Center
                key={corner}
                width="24"
                height="16"
                background="inset"
                border="hairline"
                borderRadius={corner}
              >
                <code className="kit-code">{corner}</code>
              </Center>
            ))}
          </Wrap>
        </Card>
        <Card title={t("helper.shadows")}>
          <Wrap gap="6" padding="2">
            {shadows.map((shadow) => (
              <Center
                key={shadow}
                width="28"
                height="16"
                background="raised"
                borderRadius="lg"
                boxShadow={shadow}
              >
                <code className="kit-code">{shadow}</code>
              </Center>
            ))}
          </Wrap>
        </Card>
        <Card title={t("helper.grounds")} note={t("helper.groundsNote")}>
          <SimpleGrid columns={{ base: 2, md: 5 }} gap="3">
            {backgrounds.map((ground) => (
              <Center key={ground} height="16" background={ground} border="hairline" borderRadius="md">
                <code className="kit-code">{ground}</code>
              </Center>
            ))}
          </SimpleGrid>
        </Card>
        <Card title={t("helper.columns")} note={t("helper.columnsNote")}>
          <CodeExample code="<SimpleGrid columns={{ base: 1, md: 3 }}>">
            <SimpleGrid columns={{ base: 1, md: 3 }} gap="2">
              {["1", "2", "3"].map((cell) => (
                <Center key={cell} height="10" background="accent.tint" color="accent.text" borderRadius="sm">
                  {cell}
                </Center>
              ))}
            </SimpleGrid>
          </CodeExample>
          {breakpoints.map(([pixels, name]) => (
            <CodeExample key={name} code={name}>
              <Text>{t("helper.from", { pixels })}</Text>
            </CodeExample>
          ))}
        </Card>
        <Card title={t("helper.classes")} note={t("helper.classesNote")}>
          <CodeExample code='className="kit-sr"'>
            <Text>{t("helper.sr")}</Text>
          </CodeExample>
          <CodeExample code='className="kit-clip"'>
            <Box className="kit-clip" width="40">
              {t("type.sentence")}
            </Box>
          </CodeExample>
          <CodeExample code='className="kit-flip"'>
            <HStack>
              <ArrowRight className="kit-flip" aria-hidden="true" />
              <Text>{t("helper.flip")}</Text>
            </HStack>
          </CodeExample>
        </Card>
      </Stack>
    </Page>
  );
}
