/** The colours of the theme as they are on this page now, and where the other tokens are shown. */
import { LinkButton } from "@learnt/ui/action/Button";
import { seriesColours } from "@learnt/ui/chart/figures";
import { Box, Center, Grid, HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";

const scales = ["accent", "second", "ink"] as const;
const steps = Array.from({ length: 12 }, (_, at) => at + 1);
const states = ["good", "warn", "bad", "info"] as const;

export function TokenDocs() {
  const { t } = useTranslation("sample_kit");
  return (
    <Stack gap="5">
      <Card title={t("tokens.scales")} note={t("tokens.scalesNote")}>
        <Stack gap="4">
          {scales.map((scale) => (
            <div key={scale}>
              <Text fontWeight="medium">{t(`tokens.${scale}`)}</Text>
              <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="1" marginBlockStart="1" dir="ltr">
                {steps.map((step) => (
                  <Box
                    key={step}
                    height="10"
                    borderRadius="sm"
                    border="hairline"
                    background={`${scale}.${step}`}
                    title={`${scale}.${step}`}
                  />
                ))}
              </Grid>
            </div>
          ))}
        </Stack>
      </Card>
      <Card title={t("tokens.states")} note={t("tokens.statesNote")}>
        <Wrap gap="3">
          {states.map((state) => (
            <Center
              key={state}
              minWidth="32"
              padding="3"
              borderRadius="md"
              background={`${state}.tint`}
              color={`${state}.text`}
            >
              <code>{`${state}.text`}</code>
            </Center>
          ))}
        </Wrap>
      </Card>
      <Card title={t("tokens.series")} note={t("tokens.seriesNote")}>
        <HStack gap="2" flexWrap="wrap">
          {seriesColours.map((colour) => (
            <HStack key={colour} gap="2">
              <Box width="6" height="6" borderRadius="sm" style={{ background: colour }} />
              <code className="kit-code" dir="ltr">
                {colour}
              </code>
            </HStack>
          ))}
        </HStack>
      </Card>
      <HStack gap="2" flexWrap="wrap">
        <LinkButton to="/ui/typography">{t("type.title")}</LinkButton>
        <LinkButton to="/ui/helper-classes">{t("helper.title")}</LinkButton>
        <LinkButton to="/ui/icons">{t("icons.title")}</LinkButton>
      </HStack>
    </Stack>
  );
}
