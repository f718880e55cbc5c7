/** A rule in plain words. */
import { useFormat } from "@learnt/ui/base/format";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { RuleText } from "../../../app/lazyParts";
import { hasCycles, type RuleDraft, sentenceOf } from "../model";

type Props = { draft: RuleDraft; names: readonly Schemas["NamedPerson"][] };

export function Summary({ draft, names }: Props) {
  const { t } = useTranslation("badge_rules");
  const sentence = sentenceOf(t, useFormat(), draft);
  const { trigger, everyCycle, retroactive } = draft;
  return (
    <Card title={t("summary.title")}>
      <Stack gap="2" role="status">
        {sentence ? (
          <Text overflowWrap="anywhere">
            {sentence[0]}
            <Suspense fallback="…">
              <RuleText rule={draft.rule} names={names} />
            </Suspense>
            {sentence[1]}
          </Text>
        ) : (
          <Text muted>{t("summary.incomplete")}</Text>
        )}
        {sentence && trigger !== "byHand" && (
          <Text muted small>
            {t(hasCycles(trigger) && everyCycle ? "summary.everyCycle" : "summary.once")}{" "}
            {t(retroactive ? "summary.retroactive" : "summary.fromNow")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
